import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PracticeStep } from '#api/rules/practice-shop.ts'
import { runImport } from '../shop-archive/run-import.ts'
import type { ShopToWrite } from '../shop-archive/write-shop.ts'
import { addPeople } from './add-people.ts'
import { copyShop } from './copy-shop.ts'
import { OLDEST_MS } from './made-up-people.ts'
import type { OpenPractice } from './open-practice.ts'

interface Parts {
  /** The shop that is copied. */
  readonly from: ShopToWrite
  /** Folder of the practice shop. */
  readonly directory: string
  /** Name of the operator. */
  readonly by: string
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Opens the empty shop with a clock of its own. */
  readonly open: (clock: () => number) => Promise<OpenPractice>
  /** Rejects if the disk has not so many bytes left. */
  readonly checkRoom: (bytes: number) => Promise<void>
  /** Hears how far it is; rejects to stop. */
  readonly onProgress: (progress: {
    readonly step: PracticeStep
    readonly done: number
    readonly total: number
  }) => Promise<void>
}

/** Steps that happen at the age of the oldest member, before the first order. Pages are checked as of now. */
const AT_FIRST: readonly PracticeStep[] = ['goods', 'site']

/**
 * Makes a practice shop: a copy of what an export of the shop holds, and people who do not exist. Goods come in before the first order, and each
 * order happens at its time.
 */
export async function makePractice({
  from,
  directory,
  by,
  clock,
  open,
  checkRoom,
  onProgress,
}: Parts): Promise<OpenPractice> {
  const source = join(directory, 'copy')
  await onProgress({ step: 'reading', done: 0, total: 0 })
  await copyShop(from, source, checkRoom)
  let shift = 0
  const practice = await open(() => clock() + shift)
  try {
    const { commerce, content, mediaDirectory, clock: own } = practice.shop
    await runImport({ commerce, store: content.store, mediaDirectory, clock: own }, source, {
      by,
      onProgress(progress) {
        shift = AT_FIRST.includes(progress.step) ? -OLDEST_MS : 0
        return onProgress(progress)
      },
    })
    await rm(source, { recursive: true })
    await commerce.services.opening.change(true, { by, now: own() })
    await addPeople({
      commerce,
      readyAt: clock(),
      setTime: now => void (shift = now - clock()),
      pay: practice.pay,
      onProgress: (done, total) => onProgress({ step: 'members', done, total }),
    })
    shift = 0
    return practice
  } catch (error) {
    await practice.close()
    throw error
  }
}
