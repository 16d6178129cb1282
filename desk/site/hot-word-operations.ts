import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { LineOf } from '#api/catalogue/rows/change-log.ts'
import type { FoundByWords } from '#api/product/search/found-by-words.ts'
import { VIEW_DATA } from '#api/rules/content-keys.ts'
import {
  MAX_HOT_WORD,
  MAX_HOT_WORDS,
  MAX_SHOWN_WORDS,
  readHotWords,
  writeHotWords,
} from '#api/rules/hot-words.ts'
import { visibleText } from '#api/rules/typed-text.ts'
import type { SearchMisses } from '#api/sales/search-misses.ts'
import { periodsAt } from '#api/sales/sales-report.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, refuse } from '#operators/outcome.ts'
import { code, reason, wish } from '../records/record-input.ts'
import { refusalOf } from '../records/refusals.ts'

export interface HotWordDesk {
  readonly records: Records
  readonly foundByWords: (words: readonly string[]) => FoundByWords
  readonly searchMisses: Pick<SearchMisses, 'most'>
}

type Line = LineOf<'viewData'>

/** Record of a shop that has no hot words yet: for phones and desktops alike. */
const FIRST_CODE = 'shop:search:header'

/** Days of searches that suggestions are made of, and how many there are at most. */
const SUGGESTED_DAYS = 28
const MOST_SUGGESTED = 30
/** Goods that are named of each word. */
const NAMED = 3

/** The place from which the search field reads its words. */
const isHotWords = ({ modelCode, type, position, module }: Line) =>
  modelCode === VIEW_DATA.searchWords.modelCode &&
  type === VIEW_DATA.searchWords.type &&
  position === VIEW_DATA.searchWords.position &&
  module === VIEW_DATA.searchWords.module

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const day = z.iso.date().optional()
const word = z
  .strictObject({
    word: z.string().overwrite(visibleText).trim().min(1).max(MAX_HOT_WORD),
    from: day,
    until: day,
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'] })
const words = z.array(word).max(MAX_HOT_WORDS)

const { read, ask, change } = operationsOn<HotWordDesk>()

/** Searches that the empty search field offers. They are view data, whose records these operations change. */
export const hotWordOperations = {
  find: read({
    right: 'site.read',
    summary: 'Reads the searches that the shop recommends, by the record that holds them.',
    input: z.strictObject({}),
    async run({ records }) {
      const found = (await records.all('viewData')).filter(isHotWords)
      return done(
        found.map(line => ({
          code: line.code,
          environment: line.browseEnvironment ?? null,
          /** As stored; a save names it. */
          value: line.value,
          isBroken: typeof parsed(line.value) !== 'object' || parsed(line.value) === null,
          ...readHotWords(parsed(line.value)),
        })),
      )
    },
  }),
  matches: ask({
    right: 'site.read',
    summary: 'Counts the products that each of some words finds in searches, and names the first.',
    input: z.strictObject({ words: z.array(z.string().max(MAX_HOT_WORD)).max(2 * MAX_HOT_WORDS) }),
    run: async ({ foundByWords }, asked) =>
      done(
        asked.words.map(each => {
          const { counts, styles } = foundByWords([each])
          return { word: each, count: counts[0] ?? 0, styles: styles.slice(0, NAMED) }
        }),
      ),
  }),
  suggestions: read({
    right: 'site.read',
    summary: 'Lists words that shoppers searched for in vain lately, with what they find now.',
    input: z.strictObject({}),
    async run({ searchMisses, foundByWords }, _, { now }) {
      const missed = await searchMisses.most(periodsAt(now, SUGGESTED_DAYS).present, MOST_SUGGESTED)
      const { counts } = foundByWords(missed.map(each => each.word))
      return done(missed.map((each, at) => ({ ...each, count: counts[at] ?? 0 })))
    },
  }),
  save: change({
    right: 'site.change',
    summary: 'Changes the searches that the shop recommends, in one or several records.',
    input: z.strictObject({
      wish,
      reason,
      /** The list of each language, in its order. */
      words: z.strictObject({ zh_HK: words, en_US: words }),
      /** Records that get the lists; none where the shop has none yet. */
      records: z
        .array(
          z.strictObject({
            code,
            /** Value that was seen. */
            before: z.string().max(50_000),
            shown: z.int().min(0).max(MAX_SHOWN_WORDS),
          }),
        )
        .max(10),
      /** Number shown, of a shop that has no record yet. */
      shown: z.int().min(0).max(MAX_SHOWN_WORDS).default(MAX_SHOWN_WORDS),
    }),
    async run({ records }, { wish: id, reason: why, words: lists, records: targets, shown }, { actor, now }) {
      const stored = new Set((await records.all('viewData')).filter(isHotWords).map(line => line.code))
      if (targets.some(target => !stored.has(target.code))) return refuse(404, 'recordGone')
      const author = { id, by: actor.name, source: 'form' as const, reason: why }
      const first = {
        kind: 'viewData' as const,
        code: FIRST_CODE,
        ...VIEW_DATA.searchWords,
        value: JSON.stringify(writeHotWords({}, { words: lists, shown })),
      }
      const changes =
        targets.length === 0
          ? [{ kind: 'viewData' as const, code: FIRST_CODE, path: '', after: first }]
          : targets.map(target => ({
              kind: 'viewData' as const,
              code: target.code,
              path: 'value',
              before: target.before,
              after: JSON.stringify(
                writeHotWords(parsed(target.before), { words: lists, shown: target.shown }),
              ),
            }))
      const saved = await records.save({ ...author, changes, now })
      return saved.ok
        ? done({ set: saved.value.set ?? null })
        : refusalOf(
            saved.refusal,
            changes.map(each => each.code),
          )
    },
  }),
}
