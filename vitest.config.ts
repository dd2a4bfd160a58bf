import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'apps/*/*.test.ts',
      'apps/*/content/**/*.test.ts',
      'packages/**/*.test.{ts,tsx}',
      'tooling/**/*.test.{ts,mjs}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // A test sees only its own calls; spies made once for a file keep their behaviour.
    clearMocks: true,
    // Ends what hangs. Some tests read the types of whole packages, on machines of any speed.
    testTimeout: 60_000,
    reporters: process.env['CI'] ? ['dot'] : ['default'],
  },
});
