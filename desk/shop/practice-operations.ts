import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import type { PracticeDesk } from './practice-shops.ts'

export interface PracticeParts {
  readonly practice: PracticeDesk
}

const { read, change } = operationsOn<PracticeParts>()

const id = z.string().max(40)

/** The practice shop: a copy of the shop for training, gone after a day. */
export const practiceOperations = {
  state: read({
    right: 'account.own',
    summary: 'Tells if there is a practice shop, how far it is, and until when it is there.',
    input: z.strictObject({}),
    run: async ({ practice }, _, { now }) => done(await practice.view(now)),
  }),
  make: change({
    right: 'shop.open',
    summary: 'Begins to make a practice shop. `instead` names the one that it replaces.',
    input: z.strictObject({ instead: id.optional() }),
    run: ({ practice }, { instead }, { actor, now }) => practice.make(actor.name, instead, now),
  }),
  remove: change({
    right: 'shop.open',
    summary: 'Removes the practice shop with everything that was done in it.',
    input: z.strictObject({ id }),
    run: ({ practice }, given, { now }) => practice.remove(given.id, now),
  }),
  enter: change({
    right: 'account.own',
    summary:
      'Gives an address that opens the practice shop for the operator who asks, once and for a minute.',
    input: z.strictObject({}),
    run: ({ practice }, _, { actor, locale, now }) => practice.enter(actor, locale, now),
  }),
}
