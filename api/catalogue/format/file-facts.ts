import type { BothTexts } from '#locales/locale.ts'
import { type CatalogueKind, type CatalogueProblem, kindText } from '../../rules/catalogue-problem.ts'
import { listed } from '../../rules/issue-problem.ts'

/** Problem of one line of a file. `path` leads to the value inside the line; empty for the line itself. `problemText` words it. */
export interface ImportProblem extends CatalogueProblem {
  /** From 1. */
  readonly line: number
  /** Subject of the line, as far as it could be read: `spu NC1001-NVY`. */
  readonly of?: string
  readonly path: string
}

/** Stored entries that can be referred to. Products and SKUs are looked up by code, because there may be very many. */
export interface StoredCodes {
  readonly brands: Iterable<string>
  readonly categories: Iterable<readonly [code: string, StoredCategory]>
  /** Member levels. */
  readonly levels: Iterable<string>
  readonly labels: Iterable<string>
  /** Size charts. */
  readonly charts: Iterable<string>
  /** Attribute to the codes of its values. */
  readonly attributes: Iterable<readonly [string, ReadonlySet<string>]>
  /** Those of `codes` that are stored, with their prices. */
  readonly spus: (codes: readonly string[]) => Promise<ReadonlyMap<string, number | null>>
  /** Those of `codes` that are stored, and the product each belongs to. */
  readonly skus: (codes: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Stored products and the values of one attribute that they name, for those that name any of `values`. */
  readonly usersOf: (attribute: string, values: ReadonlySet<string>) => Promise<readonly ValueUser[]>
}

export interface StoredCategory {
  readonly parent: string | null
  readonly name: BothTexts
}

/** A stored product that names a value of an attribute. */
export interface ValueUser {
  readonly spu: string
  readonly value: string
}

/** Facts from the lines of a file, on top of those stored. */
export interface FileFacts {
  readonly stored: StoredCodes
  /** Those of the file replace stored ones. */
  readonly categories: ReadonlyMap<string, StoredCategory>
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>
  /** Member levels. */
  readonly levels: ReadonlySet<string>
  /** Sale prices of the file's products and skus. */
  readonly prices: {
    readonly spu: ReadonlyMap<string, number | null>
    readonly sku: ReadonlyMap<string, number | null>
  }
  /** Product of each sku of the file. */
  readonly skuOwners: ReadonlyMap<string, string>
  /** Returns true if the file has a line of the product. */
  readonly hasSpu: (code: string) => boolean
  /** Entries of lines that could not be read: `category A`. References to them are no problems. */
  readonly unread: ReadonlySet<string>
}

export const isUnread = ({ unread }: Pick<FileFacts, 'unread'>, kind: string, code: string): boolean =>
  unread.has(`${kind} ${code}`)

export type Complain = (path: string, problem: CatalogueProblem) => void

/** Collects the problems of one line. */
export const complainTo =
  (problems: ImportProblem[], line: number): Complain =>
  (path, problem) =>
    void problems.push({ line, path, ...problem })

/** The problem of a reference that leads nowhere. */
export const unknown = (kind: CatalogueKind, code: string): CatalogueProblem => ({
  key: 'unknown',
  values: { kind: kindText(kind), code },
})

/** The problem of a member level that does not exist. */
export const unknownLevel = (level: string, known: ReadonlySet<string>): CatalogueProblem => ({
  key: 'unknownLevel',
  values: { level, known: listed([...known]) },
})

/** The problem of an entry that an earlier line has already. */
export const repeated = (kind: CatalogueKind, code: string, line: number): CatalogueProblem => ({
  key: 'repeated',
  values: { kind: kindText(kind), code, line },
})

/** The problem of a SKU that another product has. */
export const foreignSku = (sku: string, owner: string): CatalogueProblem => ({
  key: 'foreignSku',
  values: { sku, owner },
})
