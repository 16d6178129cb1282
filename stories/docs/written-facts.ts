/** Facts about a block that only the build and the specification know, read from `docs/blocks.md`. */
export interface WrittenFacts {
  /** KiB gzip of the script that a page loads for it, rounded to the half; 0 for none, `undefined` before the first build. */
  readonly kib: number | undefined
  /** KiB gzip that it may load later, when a shopper uses it. */
  readonly onDemandKib: number | undefined
  /** `L-213 … L-217`. */
  readonly rows: string
}

/** A row of the overview: name, code, …, script, when used, requirements. */
const LINE = /^\| .* \| `(?<code>\w+)` \| .* \| (?<size>[^|]*) \| (?<later>[^|]*) \| (?<rows>[^|]*) \|$/gm

const kib = (text = '') => {
  if (text.trim() === '–') return 0
  const number = /[\d.]+/.exec(text)?.[0]
  return number === undefined ? undefined : Number(number)
}

/** Reads the overview of `docs/blocks.md`, which `scripts/block-table.ts` writes. By block code. */
export const readWrittenFacts = (markdown: string): ReadonlyMap<string, WrittenFacts> =>
  new Map(
    [...markdown.matchAll(LINE)].map(({ groups = {} }) => [
      groups['code'] ?? '',
      { kib: kib(groups['size']), onDemandKib: kib(groups['later']), rows: groups['rows']?.trim() ?? '' },
    ]),
  )
