import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDocuments } from '../documents.ts'
import type { DocumentKind } from '../storage.ts'
import { openFileStorage } from './open-file-storage.ts'

const NOTES: DocumentKind<string> = { folder: 'notes', schema: z.string(), isFollowed: true }

/** A storage in which a change of two documents has failed at the second. */
async function halfDone() {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-unfinished-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const open = () => openFileStorage(directory, { report: console.error })
  const storage = await open()
  const known = await openDocuments(storage, NOTES)
  const obstacle = join(directory, 'notes', 'b.json')
  await mkdir(join(obstacle, 'in-the-way'), { recursive: true })
  const failing = storage.change(['both'], now => {
    now.write(NOTES, 'a', 'first')
    now.write(NOTES, 'b', 'second')
  })
  await expect(failing).rejects.toThrow('b.json')
  const makeRoom = () => rm(obstacle, { recursive: true })
  return { directory, open, storage, known, makeRoom }
}

const BOTH = new Map([
  ['a', 'first'],
  ['b', 'second'],
])

test('a change that fails half way holds back all others, and is done before the next one that succeeds', async () => {
  const { storage, known, makeRoom, directory } = await halfDone()
  const other = () => storage.change(['other'], now => now.write(NOTES, 'c', 'third'))
  await expect(other()).rejects.toThrow('b.json')
  expect(known.get('c')).toBeUndefined()
  await makeRoom()
  await other()
  expect(known).toEqual(new Map([...BOTH, ['c', 'third']]))
  expect(await storage.all(NOTES)).toEqual(known)
  expect(await readdir(join(directory, 'unfinished'))).toEqual([])
})

test('a change that failed half way is done by the next start', async () => {
  const { open, makeRoom } = await halfDone()
  await makeRoom()
  expect(await (await open()).all(NOTES)).toEqual(BOTH)
})
