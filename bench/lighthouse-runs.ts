import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { median } from './result.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = [
  ['FCP', 'first-contentful-paint', ' ms'],
  ['LCP', 'largest-contentful-paint', ' ms'],
  ['TBT', 'total-blocking-time', ' ms'],
  ['CLS', 'cumulative-layout-shift', ''],
] as const

/** What is kept of one audit of one page. */
const runSchema = z.object({
  path: z.string(),
  /** Lighthouse's own measure of the machine's speed. */
  speed: z.number(),
  /** By category, 0 to 100. */
  scores: z.record(z.string(), z.number()),
  /** By audit: milliseconds, or what the audit counts. */
  figures: z.record(z.string(), z.number()),
  /** Titles of what is plainly wrong. */
  failures: z.array(z.string()),
})
export type Run = z.output<typeof runSchema>

/** The parts of Lighthouse's report that are kept. */
export const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

export const runOf = (
  path: string,
  { environment, categories, audits }: z.output<typeof reportSchema>,
): Run => ({
  path,
  speed: environment.benchmarkIndex,
  scores: Object.fromEntries(CATEGORIES.map(name => [name, (categories[name]?.score ?? 0) * 100])),
  figures: Object.fromEntries(FIGURES.map(([, name]) => [name, audits[name]?.numericValue ?? 0])),
  failures: Object.values(audits).flatMap(({ title, score }) =>
    score !== null && score < 0.5 ? [title] : [],
  ),
})

const failedBlockSchema = z.object({ msg: z.string(), blockId: z.string(), code: z.string().optional() })

/** What a line of the shop's log says of a block that its page lacks; `undefined` where it is about something else. */
export function failedBlockOf(line: string): string | undefined {
  const { data } = failedBlockSchema.safeParse(JSON.parse(line))
  return data && `${data.msg}: ${[data.code, data.blockId].filter(Boolean).join(' ') || 'data of a page'}`
}

/** How many audits each page still needs, pages that need none left out. */
export const missingRuns = (
  kept: readonly Run[],
  pages: readonly string[],
  runs: number,
): ReadonlyMap<string, number> => {
  const missing = pages.map(
    page => [page, Math.max(0, runs - kept.filter(({ path }) => path === page).length)] as const,
  )
  return new Map(missing.filter(([, count]) => count > 0))
}

/** The table of the pages that were audited: medians of the scores, then of the figures. */
export function tableOf(kept: readonly Run[], pages: readonly string[]): string {
  const head = [
    `| page | ${[...CATEGORIES, ...FIGURES.map(([name]) => name)].join(' | ')} |`,
    `|---|${'---|'.repeat(CATEGORIES.length + FIGURES.length)}`,
  ]
  const rows = pages.flatMap(page => {
    const own = kept.filter(({ path }) => path === page)
    if (own.length === 0) return []
    const scores = CATEGORIES.map(name => Math.round(median(own.map(({ scores }) => scores[name] ?? 0))))
    const figures = FIGURES.map(([, name, unit]) => {
      const value = median(own.map(({ figures }) => figures[name] ?? 0))
      return unit ? `${Math.round(value)}${unit}` : String(Math.round(value * 1000) / 1000)
    })
    return `| ${[`\`${page}\``, ...scores, ...figures].join(' | ')} |`
  })
  return [...head, ...rows].join('\n')
}

/** A machine that does other work meanwhile shows in Lighthouse's own measure of its speed. */
export function speedOf(kept: readonly Run[]): string {
  const speeds = kept.map(({ speed }) => speed)
  return `Speed of the machine by Lighthouse's measure: ${Math.round(median(speeds))} (${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))}).`
}

const fileSchema = z.object({ build: z.string(), runs: z.array(runSchema) })

/** The audits of one build, kept in a file after each of them, so that a run that was ended goes on where it was. */
export async function openRuns(file: string, build: string) {
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  const found = stored === undefined ? undefined : fileSchema.parse(JSON.parse(stored))
  const runs: Run[] = found?.build === build ? found.runs : []
  const save = async () => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify({ build, runs }))
  }
  return {
    all: (): readonly Run[] => runs,
    async add(run: Run) {
      runs.push(run)
      await save()
    },
    /** Audits of these pages are done again. */
    async forget(pages: readonly string[]) {
      runs.splice(0, runs.length, ...runs.filter(({ path }) => !pages.includes(path)))
      await save()
    },
  }
}

/** Names what was built. */
export const buildName = (): string =>
  readFileSync(new URL('../dist/.sources', import.meta.url), 'utf8').trim()
