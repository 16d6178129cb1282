import { type Browser, chromium as playwright, type LaunchOptions } from 'playwright'

/**
 * Where a Chromium is and how to start it: `CHROME_BIN`, else the one npm installed. It brings its own libraries, for
 * machines that have none.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  // Read by the package when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return {
    executablePath: process.env.CHROME_BIN ?? (await chromium.executablePath()),
    args: [
      ...chromium.args.filter(arg => arg !== '--single-process'),
      '--no-sandbox',
      '--disable-background-networking',
    ],
    env: process.env as Record<string, string>,
  }
}

/** A headless Chromium for tests and screenshots. */
export const launchBrowser = async (): Promise<Browser> => playwright.launch(await browserOptions())
