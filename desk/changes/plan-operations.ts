import { z } from 'zod'
import { refusalOfPlan } from '#api/catalogue/changes/planned-sets.ts'
import type { ListedPlan } from '#api/catalogue/changes/record-plans.ts'
import { OPEN_STATES, type OpenState } from '#api/rules/plan-state.ts'
import type { Locale } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { due, reason } from '../records/record-input.ts'
import { refusalOf, worded } from '../records/refusals.ts'
import { CHANGES, type ChangeDesk, loggedChange } from './logged-change.ts'
import type { LoggedPlan } from './logged-set.ts'

/** Changes shown of a plan in the list. */
const SHOWN = 5

/** A plan as it was seen. */
const seen = { id: z.string().min(1).max(64), revision: z.int().min(1) }

const { read, change } = operationsOn<ChangeDesk>()

function loggedPlan(desk: ChangeDesk, plan: ListedPlan, locale: Locale): LoggedPlan {
  const { id, due: at, at: planned, by, reason: words, state, revision, count, changes } = plan
  const refused = refusalOfPlan(plan)
  const why = refused && {
    reason: refused.refusal.reason,
    clashes: refused.refusal.reason === 'clash' ? refused.refusal.clashes : [],
    problems:
      refused.refusal.reason === 'problems' ? worded(refused.refusal.problems, refused.codes, locale) : [],
  }
  return {
    id,
    due: at,
    at: planned,
    by,
    reason: words,
    state: state as OpenState, // only open ones are listed
    revision,
    count,
    first: changes.map(each => loggedChange(desk, each)),
    why: why ?? null,
  }
}

/** Changes of records that wait for an instant. `<collection>.save` and `styles.save` plan them. */
export const planOperations = {
  planned: read({
    right: 'goods.read',
    summary: 'Lists changes that wait for an instant or were refused at it, in the order of their instants.',
    input: z.strictObject({ state: z.enum(OPEN_STATES).optional() }),
    async run(desk, { state }, { locale }) {
      const plans = await desk.records.plans.open(state && [state], SHOWN)
      return done({ plans: plans.map(plan => loggedPlan(desk, plan, locale)) })
    },
  }),
  'planned-changes': read({
    right: 'goods.read',
    summary: 'Lists the changes of a plan, in their order, 200 at a time.',
    input: z.strictObject({ id: seen.id, from: z.int().min(0).default(0) }),
    async run(desk, { id, from }) {
      const found = await desk.records.plans.changesOf(id, from, CHANGES + 1)
      return done({
        changes: found.slice(0, CHANGES).map(each => loggedChange(desk, each)),
        next: found.length > CHANGES ? from + CHANGES : null,
      })
    },
  }),
  reschedule: change({
    right: 'goods.change',
    summary: 'Moves planned changes to another instant; those that were refused wait again.',
    input: z.strictObject({ ...seen, due, reason }),
    async run({ records }, { due: to, reason: why, ...plan }, { now }) {
      const moved = await records.plans.reschedule(plan, { due: to, reason: why, now })
      return moved.ok ? done({ id: plan.id }) : refusalOf(moved.refusal, [])
    },
  }),
  unplan: change({
    right: 'goods.change',
    summary: 'Gives planned changes up.',
    input: z.strictObject(seen),
    async run({ records }, plan) {
      const removed = await records.plans.remove(plan)
      return removed.ok ? done({ id: plan.id }) : refusalOf(removed.refusal, [])
    },
  }),
  'apply-now': change({
    right: 'goods.change',
    summary: 'Makes planned changes now. What is refused stays in the list, with the reason.',
    input: z.strictObject({
      ...seen,
      /** True to replace the values that the plan clashed with when it was last refused. */
      isOver: z.boolean().default(false),
    }),
    async run({ records }, { isOver, ...plan }, { actor, now }) {
      const applied = await records.plans.apply(plan, { by: actor.name, now, isOver })
      return applied.ok ? done({ set: applied.value.set ?? null }) : refusalOf(applied.refusal, [])
    },
  }),
}
