/** What only the build and the specification know about a block, as `docs/blocks.md` has it. */
export interface WrittenFacts {
  /** KiB gzip of the script a page loads for it, to the half; 0 for none, `undefined` before the first build. */
  readonly kib: number | undefined
  /** KiB gzip it may fetch later, when a shopper uses it. */
  readonly onDemandKib: number | undefined
  /** `L-213 … L-217`. */
  readonly rows: string
}

/** A line of the overview: name, code, …, script, when used, requirements. */
const LINE = /^\| .* \| `(?<code>\w+)` \| .* \| (?<size>[^|]*) \| (?<later>[^|]*) \| (?<rows>[^|]*) \|$/gm

const kib = (text = '') => {
  if (text.trim() === '–') return 0
  const number = /[\d.]+/.exec(text)?.[0]
  return number === undefined ? undefined : Number(number)
}

/** Reads the overview of `docs/blocks.md`; `scripts/block-table.ts` writes it. By block code. */
export const readWrittenFacts = (markdown: string): ReadonlyMap<string, WrittenFacts> =>
  new Map(
    [...markdown.matchAll(LINE)].map(({ groups = {} }) => [
      groups['code'] ?? '',
      { kib: kib(groups['size']), onDemandKib: kib(groups['later']), rows: groups['rows']?.trim() ?? '' },
    ]),
  )
