export interface SignInFaults {
  readonly email?: string;
  readonly password?: string;
}

/** What keeps a form from being sent, by field. */
export function checkSignIn(form: FormData): SignInFaults {
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: 'Enter an address such as ada@example.org.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}
