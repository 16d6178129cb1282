import { type Browser, chromium as playwright, type LaunchOptions } from 'playwright'

/** Switches of the package with which a browser forgives what a shopper's does not. */
const TOO_LAX = ['--single-process', '--disable-web-security', '--allow-running-insecure-content']
/** Switches that slow it down. The first four paint through a graphics card acted by the processor: three quarters of a test run's work. */
const TOO_SLOW = [
  '--ignore-gpu-blocklist',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Starts the process of each page from the beginning instead of from a prepared one: some 40 ms of work a page.
  '--no-zygote',
]
const LEFT_OUT = new Set([...TOO_LAX, ...TOO_SLOW])

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
      ...chromium.args.filter(arg => !LEFT_OUT.has(arg)),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
    // With it a browser does not say what of a page keeps it from coming back from memory.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: process.env as Record<string, string>,
  }
}

/** Switches for pages that live for seconds. Not where a page's own speed is measured. */
const SHORT_LIVED = [
  // Without the compilers for code that runs often: a seventh less work.
  '--js-flags=--no-opt,--no-maglev',
  // `Cross-Origin-Opener-Policy` moves the first page of a tab to a second process. One process for each profile: half as many.
  '--renderer-process-limit=1',
]

interface Launch {
  readonly environment?: Readonly<Record<string, string>>
  /** True if each page is closed after some seconds, as those of tests are. */
  readonly isShortLived?: boolean
}

/** A headless Chromium for tests, measurements and pictures. */
export async function launchBrowser({
  environment = {},
  isShortLived = false,
}: Launch = {}): Promise<Browser> {
  const { args = [], env, ...options } = await browserOptions()
  return playwright.launch({
    ...options,
    args: isShortLived ? [...args, ...SHORT_LIVED] : args,
    env: { ...env, ...environment },
  })
}

// `npm test` runs this once, so that test processes do not unpack the browser at the same time.
if (import.meta.main) await (await launchBrowser()).close()
