import { randomUUID } from 'node:crypto'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { mapResult } from '#platform/result.ts'
import type { Locale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { ifAllowed } from '#operators/rights.ts'
import { z } from 'zod'
import { confirming } from '../client/draft/confirming.ts'
import { fromJson } from '../client/draft/draft-json.ts'
import type { DraftOperation } from '../client/draft/draft-operations.ts'
import type { DraftTree } from '../client/draft/draft-tree.ts'
import type { SetPatch } from '../client/draft/patches.ts'
import type {
  TextSheet,
  TextsLeft,
  TextState,
  Translation,
  TranslationOutcome,
  TranslationResult,
} from '../client/translation.ts'
import { type ChangeDraft } from '../pages/page-writing.ts'
import type { Around } from '../storage/page-effect.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { PageHead, StoredPage } from '../stored/page.ts'
import { inOne, pageText, type Text, textsOf } from './page-texts.ts'

interface Parts {
  readonly repository: PageRepository
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly changeDraft: ChangeDraft
}

/** Texts that one request may bring, and characters of one. */
const MAX_TEXTS = 5000
const MAX_LENGTH = 200_000

const text = z.string().max(MAX_LENGTH)

/** `Translation`s of one language of a page. */
export const translationsSchema = z.strictObject({
  key: z.string().max(200),
  texts: z
    .array(
      z.strictObject({
        name: z.string().max(2000),
        source: text,
        before: text,
        text,
        isRight: z.boolean().exactOptional(),
      }),
    )
    .max(MAX_TEXTS),
})

interface Judged {
  readonly given: Translation
  readonly found: Text | undefined
  readonly outcome: TranslationOutcome
}

function outcomeOf(given: Translation, found: Text | undefined): TranslationOutcome {
  if (!found) return 'unknown'
  if (given.text === found.own && given.isRight && found.state !== 'right') return 'confirms'
  if (given.text === found.own) return 'same'
  if (given.source !== found.source) return 'sourceChanged'
  return given.before === found.own ? 'changes' : 'textChanged'
}

const asResult = ({ given: { name }, found, outcome }: Judged): TranslationResult => ({
  name,
  outcome,
  ...(found && { now: pageText(found) }),
})

/** Sets a text in its language; a picture that is that of the other language becomes that of both again. */
function patchOf({ given, found }: Judged & { readonly found: Text }, locale: Locale): SetPatch {
  const target = { at: found.spot.path, value: given.text }
  return found.format === 'picture' && given.text === found.source ? target : { ...target, in: locale }
}

/** Patches of many texts, one operation for each block. */
function changing(judged: readonly Judged[], locale: Locale): readonly DraftOperation[] {
  const byBlock = new Map<string, SetPatch[]>()
  for (const one of judged) {
    const { found, outcome } = one
    if (!found || outcome !== 'changes') continue
    const { id } = found.spot
    byBlock.set(id, [...(byBlock.get(id) ?? []), patchOf({ ...one, found }, locale)])
  }
  return Array.from(byBlock, ([id, patches]) => ({ kind: 'patch', ...(id !== '' && { id }), patches }))
}

/** Operations that say of texts that they are right as they are. */
const confirmingAll = (
  draft: DraftTree,
  judged: readonly Judged[],
  locale: Locale,
): readonly DraftOperation[] =>
  judged.flatMap(({ found, outcome }) =>
    found && outcome === 'confirms' ? [confirming(draft, found.spot.id, found.spot.path, locale)] : [],
  )

/** Texts of pages, translated in one table or outside. */
export function createTranslating({ repository, findBlock, changeDraft }: Parts) {
  const textsIn = (
    page: StoredPage,
    other: StoredPage | undefined,
    around: Pick<Around, 'log'> & { draft: DraftTree },
  ) => (other ? textsOf({ own: inOne(page), other: inOne(other), ...around }, findBlock) : [])

  function judge(texts: readonly Text[], given: readonly Translation[]): readonly Judged[] {
    const byName = new Map(texts.map(each => [pageText(each).name, each]))
    return given.map(one => {
      const found = byName.get(one.name)
      return { given: one, found, outcome: outcomeOf(one, found) }
    })
  }

  async function read(key: string) {
    const both = await repository.both(key)
    if (!both?.draft) return undefined
    const { page, other, draft, log } = both
    return { page, texts: textsIn(page, other, { log, draft: fromJson(draft) }) }
  }

  /** Counts by page, and the step that they were made after. */
  const counted = new Map<string, { readonly step: number; readonly left: readonly TextsLeft[] }>()

  /** Counts what is left to do in both languages of a page. */
  async function countLeft(key: string): Promise<readonly TextsLeft[]> {
    const both = await repository.both(key)
    if (!both?.other) return []
    const { page, other, log } = both
    const draft = fromJson(both.draft)
    return [[page, other] as const, [other, page] as const].map(([own, beside]) => {
      const texts = textsIn(own, beside, { log, draft })
      const count = (state: TextState) => texts.filter(each => each.state === state).length
      return { key: own.key, behind: count('behind'), untranslated: count('untranslated') }
    })
  }

  async function leftOf({ id, key, lastStep }: PageHead): Promise<readonly TextsLeft[]> {
    const known = counted.get(id)
    if (known && known.step === lastStep) return known.left
    const left = await countLeft(key)
    if (lastStep !== undefined) counted.set(id, { step: lastStep, left })
    return left
  }

  return {
    /** Pages with texts to do, in the languages that have them. The first call reads every page; later ones those that changed. */
    textsLeft: (actor: Operator) =>
      ifAllowed<readonly TextsLeft[]>(actor, 'pages.read', async () => {
        const pages = new Map((await repository.heads()).map(head => [head.id, head]))
        for (const id of counted.keys()) if (!pages.has(id)) counted.delete(id)
        const all: TextsLeft[] = []
        // One after the other: requests of shoppers come in between.
        for (const head of pages.values()) all.push(...(await leftOf(head)))
        return done(all.filter(({ behind, untranslated }) => behind + untranslated > 0))
      }),
    /** The texts of a page to translate into the language of its key; none where the page is in that one only. */
    textSheet: (actor: Operator, key: string): Promise<Outcome<TextSheet>> =>
      ifAllowed(actor, 'pages.read', async () => {
        const found = await read(key)
        if (!found) return refuse(404, 'pageNotFound')
        const { locale, path, draft } = found.page
        return done({ key, locale, path, title: draft.title, texts: found.texts.map(pageText) })
      }),
    /** Says what `translate` would do. */
    checkTranslations: (actor: Operator, key: string, given: readonly Translation[]) =>
      ifAllowed<readonly TranslationResult[]>(actor, 'pages.read', async () => {
        const found = await read(key)
        return found ? done(judge(found.texts, given).map(asResult)) : refuse(404, 'pageNotFound')
      }),
    /** Stores translations, those that were made beside the present texts; the others stay as they are. */
    async translate(
      actor: Operator,
      key: string,
      given: readonly Translation[],
    ): Promise<Outcome<readonly TranslationResult[]>> {
      let judged: readonly Judged[] = []
      const outcome = await changeDraft(actor, key, (page, { draft, log, other }) => {
        if (!draft) return undefined
        judged = judge(textsIn(page, other, { draft, log }), given)
        const changes = changing(judged, page.locale)
        const operations = [...changes, ...confirmingAll(draft, judged, page.locale)]
        if (operations.length === 0) return undefined
        return {
          label: changes.length > 0 ? 'translate' : 'confirm',
          gesture: randomUUID(),
          draft: operations,
        }
      })
      return mapResult(outcome, () => judged.map(asResult))
    },
  }
}
export type Translating = ReturnType<typeof createTranslating>
