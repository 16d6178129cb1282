import type { QueryKey } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** Something that can be found. */
export interface Entry {
  /** Unique among all entries: `page home_zh_HK`. */
  readonly id: string
  readonly label: string
  /** Beside the label: what is in a block, the address of a page. */
  readonly detail?: string
  readonly keys?: string | undefined
  /** Other search terms: its name in the other language, its code. */
  readonly also: readonly string[]
  /** Address it opens, or what it does. */
  readonly act: string | (() => void)
  /** Names a shopper: it is not kept among recent choices. */
  readonly isPersonal?: true
}

/** Entries that a reading gives. */
export interface Found {
  readonly entries: readonly Entry[]
  /** There are more than these. */
  readonly hasMore: boolean
}

/** Entries that are read from the server. */
export interface Reading {
  readonly queryKey: QueryKey
  readonly read: (signal: AbortSignal) => Promise<unknown>
  /** Entries of what `read` has read. */
  readonly found: (data: unknown) => Found
}

interface TypedReading<Data> extends Pick<Reading, 'queryKey'> {
  readonly read: (signal: AbortSignal) => Promise<Data>
  readonly found: (data: Data) => Found
}

/** A reading whose parts agree on their data. */
export const reading = <Data>({ found, ...rest }: TypedReading<Data>): Reading => ({
  ...rest,
  found: data => found(data as Data), // from `read`
})

/** A kind of things to find; its entries show as a group. */
export interface Source {
  readonly name: string
  /** Heading of its group. */
  readonly heading: string
  /** Entries that are known without asking, ranked here. */
  readonly entries?: readonly Entry[]
  /** Reads all entries once; they are ranked here. */
  readonly list?: Reading
  /** Searches on the server, once typing rests; `undefined` for terms that cannot find anything. */
  readonly search?: (term: string) => Reading | undefined
}

const context = createContext<readonly Source[]>([])
export const SourcesProvider = context

/** Sources of the desk that the operator has rights to, for every screen that searches. */
export const useSources = (): readonly Source[] => use(context)
