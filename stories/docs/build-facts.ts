/** Facts about a block that only the build and the specification know. */
export interface BuildFacts {
  /** KiB gzip of the script that a page loads for it, rounded up to the half; 0 for none, absent before the first build. */
  readonly kib?: number
  /** KiB gzip that it may load later, when a shopper uses it; absent before the first build. */
  readonly onDemandKib?: number
  /** Its rows of the specification: `L-213 … L-217`, or empty. */
  readonly rows: string
}

/** Facts by block code, as `generated/block-facts.json` holds them. */
export type FactsByBlock = Readonly<Record<string, BuildFacts>>
