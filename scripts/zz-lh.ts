import { execFileSync } from 'node:child_process'
import { browserOptions } from './browser.ts'
import { readFileSync } from 'node:fs'
const { executablePath, args = [] } = await browserOptions()
for (const path of process.argv.slice(2)) {
  execFileSync(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      'http://127.0.0.1:3301' + path,
      '--quiet',
      '--output=json',
      '--output-path=/tmp/lh.json',
      `--chrome-flags=${['--headless=new', ...args.filter(a => !a.startsWith('--headless'))].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, stdio: 'ignore' },
  )
  const r = JSON.parse(readFileSync('/tmp/lh.json', 'utf8'))
  console.log(
    path,
    Object.entries(r.categories)
      .map(([k, v]: any) => k + ' ' + Math.round(v.score * 100))
      .join(', '),
  )
  for (const c of ['accessibility', 'best-practices', 'seo'])
    for (const a of r.categories[c].auditRefs) {
      const x = r.audits[a.id]
      if (x.score !== null && x.score < 1)
        console.log('  ', c, x.id, x.title, JSON.stringify(x.details?.items?.slice(0, 3))?.slice(0, 500))
    }
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'speed-index',
    'total-blocking-time',
  ])
    console.log('  ', id, r.audits[id].displayValue)
  console.log('  lcp', JSON.stringify(r.audits['lcp-breakdown-insight']?.details?.items)?.slice(0, 900))
  console.log('  disc', JSON.stringify(r.audits['lcp-discovery-insight']?.details?.items)?.slice(0, 500))
  const n = r.audits['network-requests'].details.items
  const by: any = {}
  for (const i of n) {
    by[i.resourceType] ??= [0, 0]
    by[i.resourceType][0]++
    by[i.resourceType][1] += i.transferSize
  }
  console.log('  net', JSON.stringify(by))
  console.log(
    '  top',
    n
      .toSorted((a: any, b: any) => b.transferSize - a.transferSize)
      .slice(0, 8)
      .map((i: any) => i.url.slice(21, 80) + ' ' + i.transferSize)
      .join(' | '),
  )
}
