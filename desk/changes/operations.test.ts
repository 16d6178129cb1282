import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { asText, brand } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const BRANDS = 205
const codeOf = (number: number) => `brand-${String(number).padStart(3, '0')}`

describeOnBothDatabases('the log of records', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    const lines = Array.from({ length: BRANDS }, (_, number) => brand(codeOf(number)))
    await importCatalogue(open().db, asText(lines), { by: 'bo', reason: 'brands.jsonl' })
    desk = await serveDesk(open().db, NOW)
    for (const [number, position] of [3, 4, 5].entries())
      await desk.ask('brands.save', {
        role: 'publisher',
        body: {
          wish: `log-${number}-of-three`,
          code: 'brand-007',
          base: 1,
          reason: position === 4 ? 'Spring' : '',
          changes: [{ path: 'position', before: number === 0 ? 0 : position - 1, after: position }],
        },
      })
  })
  afterAll(() => desk.close())

  const list = async (input: object = {}) => {
    const { data } = await desk.ask('changes.list', { role: 'publisher', input })
    return data as unknown as {
      readonly sets: readonly { readonly number: number; readonly count: number }[]
      readonly before: number | null
    }
  }

  test('lists who changed what, when and why, with the first changes of each set', async () => {
    const { sets, before } = await list()
    expect(before).toBeNull()
    expect(sets).toMatchObject([
      { number: 4, by: 'publisher', at: NOW, source: 'form', count: 1 },
      {
        number: 3,
        reason: 'Spring',
        first: [{ collection: 'brands', code: 'brand-007', path: 'position', before: 3, after: 4 }],
      },
      { number: 2 },
      { number: 1, by: 'bo', source: 'import', reason: 'brands.jsonl', count: BRANDS },
    ])
  })

  test.each<[string, object, number[]]>([
    ['by an operator', { by: 'bo' }, [1]],
    ['of a record', { code: 'brand-007' }, [4, 3, 2, 1]],
    ['of a record that one set knows', { code: 'brand-008' }, [1]],
    ['since an instant, by the clock of the import', { from: NOW + 1 }, [1]],
    ['until an instant', { until: NOW }, [4, 3, 2]],
    ['before another set', { before: 3 }, [2, 1]],
  ])('sets %s', async (_, input, numbers) => {
    expect((await list(input)).sets.map(({ number }) => number)).toEqual(numbers)
  })

  test('the changes of a large set come in parts, each once', async () => {
    const codes: string[] = []
    for (let from: number | null = 0; from !== null; ) {
      const { data } = await desk.ask('changes.find', { role: 'publisher', input: { set: 1, from } })
      const part = data as unknown as {
        readonly changes: readonly { readonly code: string }[]
        readonly next: number | null
      }
      codes.push(...part.changes.map(({ code }) => code))
      from = part.next
    }
    expect(codes).toEqual(Array.from({ length: BRANDS }, (_, number) => codeOf(number)))
  })
})
