import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { recordVersions } from '#api/catalogue/rows/change-log.ts'
import { brand, asText } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { applied, differences, type FieldChange, valueAt } from '#api/rules/line-changes.ts'
import type { FieldClash } from '#desk/collections/record-shapes.ts'
import { serveDesk } from '#desk/testing/serve-desk.ts'
import { createWishKey } from '../parts/use-wish-key.ts'
import type { RecordValues } from './record-form.ts'
import { edited, keepMine, takeTheirs, type Typed, typedOver } from './record-work.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const OPERATORS = ['publisher', 'admin'] as const
type Name = (typeof OPERATORS)[number]
const CODE = 'furrow'

/** Fate of a request: it arrives and is answered, is lost on its way, or is carried out and its answer lost. */
const FATES = ['answered', 'lost', 'unanswered'] as const
type Fate = (typeof FATES)[number]

type Desk = Awaited<ReturnType<typeof serveDesk>>
interface Found {
  readonly base: number
  readonly line: RecordValues
}

/**
 * A form on a brand, as a screen keeps it, at the end of a line that drops requests.
 * @param wishes keys of the saves that arrived
 * @param told sets of which an operator was told that they are stored, with what they were to change
 */
async function openForm(
  desk: Desk,
  by: Name,
  { wishes, told }: { readonly wishes: Set<string>; readonly told: Map<number, readonly FieldChange[]> },
) {
  const read = async () =>
    (await desk.ask('brands.find', { role: by, input: { code: CODE } })).data as unknown as Found
  const wishOf = createWishKey()
  let seen = await read()
  let typed: Typed = typedOver(seen.line, [])
  const settle = (changes: readonly FieldChange[]) => (typed = typedOver(seen.line, changes))
  return {
    changes: () => typed.changes,
    shown: () => typed.values,
    type(path: string, value: unknown) {
      typed = edited(
        typed,
        seen.line,
        values => applied(values, [{ path, after: value }]) as RecordValues, // a record with another field
      )
    },
    /** Shows what others saved under what is typed. */
    async news() {
      seen = await read()
      settle(typed.changes)
    },
    /** Leaves the tab and puts back what its copy in the browser held. */
    async leaveAndReturn() {
      const kept = JSON.stringify(typed.changes)
      seen = await read()
      settle(JSON.parse(kept))
    },
    async save(fate: Fate, takesTheirs: boolean) {
      const { changes } = typed
      if (changes.length === 0 || fate === 'lost') return
      const body = { wish: wishOf([seen.base, changes]), code: CODE, base: seen.base, changes }
      wishes.add(body.wish)
      const { status, data } = await desk.ask('brands.save', { role: by, body })
      if (fate === 'unanswered') return
      if (status === 409) {
        const clashes = data['clashes'] as readonly FieldClash[]
        seen = await read()
        settle(
          clashes.reduce(
            (left, { path, stored }) => (takesTheirs ? takeTheirs(left, path) : keepMine(left, path, stored)),
            changes,
          ),
        )
        return
      }
      expect(status).toBe(200)
      seen = data as unknown as Found
      const set = data['set'] as number | null
      if (set !== null) told.set(set, changes)
      else for (const { path, after } of changes) expect(valueAt(seen.line, path)).toEqual(after)
      settle([])
    },
  }
}

const PATHS = ['name.zh_HK', 'name.en_US', 'imageUrl', 'position'] as const
const step = fc.record({
  by: fc.constantFrom(...OPERATORS),
  does: fc.constantFrom('type', 'type', 'save', 'save', 'news', 'leave'),
  path: fc.constantFrom(...PATHS),
  value: fc.nat(4),
  fate: fc.constantFrom(...FATES),
  takesTheirs: fc.boolean(),
})
const valueFor = (path: string, number: number) =>
  path === 'position' ? number : path === 'imageUrl' ? `/${number}.png` : `Name ${number}`

describeOnBothDatabases('two operators on one record', open => {
  test('random edits over lines that drop end equal; a save is done once however often it is sent, and what was acknowledged is there until a later save changes it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async steps => {
        const { db } = open()
        await emptyTables(db, 'record_change', 'change_set', 'brand')
        await importCatalogue(db, asText([brand(CODE)]))
        const desk = await serveDesk(db, NOW)
        try {
          const wishes = new Set<string>()
          const told = new Map<number, readonly FieldChange[]>()
          const forms = {
            publisher: await openForm(desk, 'publisher', { wishes, told }),
            admin: await openForm(desk, 'admin', { wishes, told }),
          }
          const first = forms.admin.shown()
          for (const { by, does, path, value, fate, takesTheirs } of steps) {
            const form = forms[by]
            if (does === 'type') form.type(path, valueFor(path, value))
            else if (does === 'save') await form.save(fate, takesTheirs)
            else if (does === 'news') await form.news()
            else await form.leaveAndReturn()
          }
          // The lines hold again: both save until nothing is left.
          for (const by of OPERATORS)
            for (let tries = 0; forms[by].changes().length > 0; tries += 1) {
              expect(tries).toBeLessThan(4)
              await forms[by].save('answered', false)
            }
          for (const by of OPERATORS) await forms[by].news()
          expect(differences(forms.publisher.shown(), forms.admin.shown())).toEqual([])
          const sets = (await recordVersions(db, { kind: 'brand', code: CODE }, { limit: 200 }))
            .toReversed()
            .filter(({ set }) => set.source === 'form')
          expect(sets.length).toBeLessThanOrEqual(wishes.size)
          // Each set goes on from the one before: none was lost between.
          const now = new Map<string, unknown>(PATHS.map(path => [path, valueAt(first, path)]))
          for (const { path, before, after } of sets.flatMap(({ changes }) => changes)) {
            expect(before).toEqual(now.get(path))
            now.set(path, after)
          }
          for (const [set, wished] of told) {
            const stored = sets.find(each => each.set.number === set)?.changes ?? []
            expect(stored.length).toBeGreaterThan(0)
            // It changed only values that its operator had seen.
            for (const { path, before, after } of stored)
              expect(wished.find(change => change.path === path)).toEqual({ path, before, after })
          }
          for (const [path, value] of now) expect(valueAt(forms.admin.shown(), path)).toEqual(value)
        } finally {
          desk.close()
        }
      }),
      { numRuns: 40 },
    )
  })
})
