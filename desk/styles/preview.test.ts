import { expect, test, vi } from 'vitest'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { asText, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { checkUnsaved } from '#api/try-out/unsaved-lines.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import { createPreviewDrawer, type PreviewDesk } from './preview.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const drawn = { code: 'NC1-RED', locale: 'en_US', viewer: 'visitor', now: NOW } as const

describeOnBothDatabases('previews of a style', open => {
  const stored = async () => {
    await importCatalogue(open().db, asText([...surroundings, spu('NC1-RED', { style: 'NC1' })]))
    return readCatalogue(open().db)
  }
  const typed = spu('NC1-RED', { style: 'NC1', title: { zh_HK: '新', en_US: 'Typed' }, onShelves: false })

  test('are drawn with what is typed, as if it were on the shelf, and store nothing', async () => {
    const catalogue = await stored()
    const desk = await serveDesk(open().db, NOW, catalogue)
    const body = { lines: [typed, spu('NC1-NVY', { style: 'NC1' })], code: 'NC1-RED', locale: 'en_US' }
    const answer = await desk.ask('styles.preview', { role: 'editor', body })
    expect(answer.data).toEqual({ html: 'Typed, one of 2' })
    expect(answer.response.headers.get('cache-control')).toBe('no-store')
    const again = await readCatalogue(open().db)
    expect(again.version).toBe(catalogue.version)
    expect(again.spus.has('NC1-NVY')).toBe(false)
    expect(desk.notes).toEqual([])
    desk.close()
  })

  test('with a wrong value are refused with its field, in the language of the operator', async () => {
    const desk = await serveDesk(open().db, NOW, await stored())
    const lines = [{ ...typed, brands: ['none'] }]
    const body = { lines, code: 'NC1-RED', locale: 'zh_HK' }
    expect(await desk.ask('styles.preview', { role: 'editor', body, lang: 'en_US' })).toMatchObject({
      status: 422,
      data: { problems: [{ code: 'NC1-RED', path: 'brands.0', message: 'there is no brand none' }] },
    })
    desk.close()
  })

  test('show goods off the shelf', async () => {
    const catalogue = await stored()
    const shelves: (boolean | undefined)[] = []
    const parts: PreviewDesk = {
      catalogue: () => catalogue,
      checkUnsaved: lines => checkUnsaved(open().db, lines),
      drawOver: async (shown: Catalogue) => {
        shelves.push(shown.spus.get('NC1-RED')?.onShelves)
        return 404
      },
    }
    const outcome = await createPreviewDrawer()(parts, [typed], drawn)
    expect(outcome).toMatchObject({ ok: false, refusal: { status: 404, message: 'previewNotDrawn' } })
    expect(shelves).toEqual([true])
  })

  test('are drawn four at a time; others are asked to wait, and the next ones go through', async () => {
    const catalogue = await stored()
    const { promise, resolve } = Promise.withResolvers<string>()
    const parts: PreviewDesk = {
      catalogue: () => catalogue,
      checkUnsaved: async () => ({ lines: [], problems: [], warnings: [] }),
      drawOver: vi.fn<PreviewDesk['drawOver']>(() => promise),
    }
    const draw = createPreviewDrawer()
    const four = Array.from({ length: 4 }, () => draw(parts, [typed], drawn))
    expect(await draw(parts, [typed], drawn)).toMatchObject({ refusal: { status: 429 } })
    resolve('<p>')
    expect((await Promise.all(four)).every(({ ok }) => ok)).toBe(true)
    expect(await draw(parts, [typed], drawn)).toMatchObject({ ok: true, value: { html: '<p>' } })
  })
})
