import { launchBrowser } from './browser.ts'

/** Unpacks the browser once, before several test processes would do it at the same time. */
const browser = await launchBrowser()
await browser.close()
