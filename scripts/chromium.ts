/**
 * How to start a Chromium for tests and screenshots: the one named by `CHROME_BIN`, else the one that comes from npm. The
 * latter unpacks itself into the system's temporary folder when first asked for.
 */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  // Makes it bring its own libnss3 and libnspr4, and is read when the module loads: hence the late import.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return {
    executablePath: process.env.CHROME_BIN ?? (await chromium.executablePath()),
    args: [...chromium.args, '--no-sandbox'],
  }
}
