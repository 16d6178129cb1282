import type { MediaStore } from '#content-store/storage/media-repository.ts'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaItem } from '#content-store/client/media.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureMeasure, findDemoPictures } from './own-pictures.ts'

let directory = ''
let measure: ReturnType<typeof createPictureMeasure>
const find: MediaStore['find'] = async file =>
  file === '0123456789abcdef.jpg'
    ? { path: '/nowhere', type: 'image/jpeg', width: 1200, height: 800 }
    : undefined

const about: MediaItem = {
  id: '0123456789abcdef.jpg',
  url: '/media/0123456789abcdef.jpg',
  name: 'ridge.jpg',
  width: 1200,
  height: 800,
  bytes: 1,
  type: 'image/jpeg',
  uploadedAt: 0,
  uploadedBy: 'Ada',
  alt: { zh_HK: '', en_US: '' },
  tags: [],
  focus: '',
  deletedAt: null,
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'own-pictures-'))
  const demo = (name: string) => join(directory, name)
  await copyFile(join(import.meta.dirname, '../../demo/photos/photo-trail-tall.webp'), demo('trail.webp'))
  await writeFile(
    demo('wide.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1000"><g/></svg>',
  )
  await writeFile(
    demo('close.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="140 70 320 320"><g/></svg>',
  )
  await writeFile(demo('bare.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(demo('torn.png'), 'torn')
  await mkdir(demo('folder.png'))
  measure = createPictureMeasure({ media: { find, about: () => undefined }, demoDirectory: directory })
})
afterAll(() => rm(directory, { recursive: true }))

test.each([
  ['an upload, as it was measured when it came', '/media/0123456789abcdef.jpg', [1200, 800]],
  ['an upload asked for in a size', '/media/0123456789abcdef.jpg?w=390&q=80', [1200, 800]],
  ['a photo of the demo', '/media/demo/trail.webp', [1000, 1250]],
  ['a drawing, by its view box', '/media/demo/wide.svg', [2400, 1000]],
  ['a drawing that shows a part of itself, by its own sides', '/media/demo/close.svg', [600, 400]],
  ['a drawing without a size', '/media/demo/bare.svg', undefined],
  ['a file that is no picture', '/media/demo/torn.png', undefined],
  ['a picture that is not there', '/media/demo/gone.png', undefined],
  ['an upload that is not there', '/media/ffffffffffffffff.jpg', undefined],
  ['a film', '/media/demo/trail.webm', undefined],
  ["another host's picture", 'https://img.example/a.jpg', undefined],
  ['a way out of the folder', '/media/demo/../own-pictures.ts', undefined],
] as const)('%s is measured', async (_, address, size) => expect(await measure(address)).toEqual(size))

test.each(['../x.png', '..', 'folder.png', 'a/b.png', ''])('“%s” is no picture of the demo', async name =>
  expect(await findDemoPictures(directory)(name)).toBeUndefined(),
)

test.each([
  ['focal point and parts', { focus: '30,70', crops: { '1:1': '0,0,50' } }, ['30% 70%', { '1:1': '0,0,50' }]],
  ['parts alone', { focus: '', crops: { '1:1': '0,0,50' } }, [null, { '1:1': '0,0,50' }]],
  ['a focal point alone', { focus: '30,70', crops: {} }, ['30% 70%']],
  ['neither', { focus: '' }, []],
])('a picture is measured with what the library says of it: %s', async (_, said, expected) => {
  const item = { ...about, ...said }
  const asked = createPictureMeasure({ media: { find, about: () => item }, demoDirectory: directory })
  expect(await asked('/media/0123456789abcdef.jpg')).toEqual([1200, 800, ...expected])
})
