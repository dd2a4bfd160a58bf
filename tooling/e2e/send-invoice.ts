import { expect, type Locator } from '@playwright/test';

/** Presses the button of the demo `SendInvoice` until it answers: before that it is not alive. */
export async function sendInvoice(demo: Locator): Promise<void> {
  const send = demo.getByRole('button', { name: 'Send invoice' });
  await expect(async () => {
    // After a press that counted, the button has another name.
    if (await send.isVisible()) await send.click({ timeout: 500 });
    await expect(demo.getByText('Invoice 2081 was sent.')).toBeVisible({ timeout: 3000 });
  }).toPass();
}
