import { fieldTextKeys } from '#blocks/page/option-texts.ts'
import type { ShownProblems } from '#content-store/checks/shown-problems.ts'
import type { PublishProblem } from '#content-store/client/types.ts'
import { problemText } from '#content-store/checks/problem-text.ts'
import { eachComponent } from '#content-store/stored/page-schema.ts'
import { catalogue } from '#locales/catalogue.ts'

/** One thing that is wrong with a live page, in words. */
export interface PageFinding {
  readonly severity: PublishProblem['severity']
  /** Content path without locale. */
  readonly page: string
  readonly language: string
  readonly pageVersion: number
  /** The block by its kind and name; empty for the page itself. */
  readonly block: string
  readonly blockId: string
  /** The option by its labels and places in lists; empty for the block itself. */
  readonly field: string
  readonly problem: PublishProblem['problem']
  readonly words: string
  /** Who took this warning when the page was published. */
  readonly acceptedBy?: string
}

const textAt = (key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], catalogue.en_US)
  return typeof found === 'string' ? found : undefined
}

const partsOf = (path: string) =>
  path
    .split('.')
    .filter(Boolean)
    .map(part => (/^\d+$/.test(part) ? Number(part) : part))

/** `Slides › 2 › Link` */
function fieldText(code: string, path: string): string {
  const label = (part: string | number, at: number, all: readonly (string | number)[]) => {
    if (typeof part === 'number') return String(part + 1)
    const { own, common } = fieldTextKeys(code, all.slice(0, at + 1))
    return textAt(`${own}.label`) ?? textAt(`${common}.label`) ?? part
  }
  return partsOf(path).map(label).join(' › ')
}

/** What the checks found in one page, in English. */
export function findingsOf({
  path: page,
  locale,
  pageVersion,
  components,
  problems,
}: ShownProblems): PageFinding[] {
  const names = new Map([...eachComponent(components)].map(({ component: { id, name } }) => [id, name]))
  return problems.map(problem => {
    const { severity, blockId, code, path, acceptedBy } = problem
    const name = names.get(blockId)
    const kind = textAt(`blocks.${code}.name`) ?? code
    return {
      severity,
      page,
      language: locale,
      pageVersion,
      block: name ? `${kind} “${name}”` : kind,
      blockId,
      field: fieldText(code, path),
      problem: problem.problem,
      words: problemText('en_US', problem).message,
      ...(acceptedBy !== undefined && { acceptedBy }),
    }
  })
}

/** `error  /landingPage/summer (en_US, version 3) · Carousel “Top” · Slides › 2 › Link: …` */
export function findingLine({
  severity,
  page,
  language,
  pageVersion,
  block,
  field,
  words,
  acceptedBy,
}: PageFinding): string {
  const place = [`${page} (${language}, version ${pageVersion})`, block, field].filter(Boolean).join(' · ')
  const taken = acceptedBy === undefined ? '' : ` (accepted by ${acceptedBy})`
  return `${severity.padEnd(7)}  ${place}: ${words}${taken}`
}
