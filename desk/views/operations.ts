import { z } from 'zod'
import { MAX_OWN_VIEWS, type SavedView, type ViewChange, type ViewProblem } from '#api/views/view-store.ts'
import type { ViewServices } from '#api/views/services.ts'
import { operationsOn } from '#operators/operation.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { may } from '#operators/rights.ts'
import { collections } from '../collections/collections.ts'
import { type ListView, MAX_VIEW_NAME, MAX_VIEW_QUERY, OWN_LISTS } from './list-view.ts'

export type ViewDesk = ViewServices

const list = z.enum([...OWN_LISTS, ...collections.map(({ name }) => name)])
const id = z.string().min(1).max(40)
const name = z.string().trim().min(1).max(MAX_VIEW_NAME)
const query = z.string().max(MAX_VIEW_QUERY)

const noView = refuse(404, 'viewNotFound')

function refusalOf(problem: ViewProblem): Refusal {
  if (problem === 'GONE') return noView
  return problem === 'NAME_TAKEN'
    ? refuse(409, 'viewNameTaken')
    : refuse(409, 'viewLimit', { values: { max: MAX_OWN_VIEWS } })
}

/** Of views that an operator sees. Admins put shared ones in order, also those of operators who have left. */
const mayChange = ({ owner }: SavedView, actor: Operator) =>
  owner === actor.name || may(actor, 'operators.manage')

const shown = (view: SavedView, actor: Operator): ListView => ({
  id: view.id,
  name: view.name,
  query: view.query,
  owner: view.owner,
  isOwn: view.owner === actor.name,
  isShared: view.isShared,
  canChange: mayChange(view, actor),
})

/** The view, if the operator may change it. One that the operator does not see is answered as if there were none. */
async function changeable(
  { listViews }: ViewDesk,
  wanted: string,
  actor: Operator,
): Promise<Outcome<SavedView>> {
  const view = await listViews.find(wanted)
  if (!view || (view.owner !== actor.name && !view.isShared)) return noView
  return mayChange(view, actor) ? done(view) : refuse(403, 'viewOfAnother', { values: { owner: view.owner } })
}

async function changeView(
  desk: ViewDesk,
  wanted: string,
  change: ViewChange,
  { actor, now }: { readonly actor: Operator; readonly now: number },
): Promise<Outcome<ListView>> {
  const found = await changeable(desk, wanted, actor)
  if (!found.ok) return found
  const changed = await desk.listViews.change(wanted, { ...change, changedAt: now })
  return changed.ok ? done(shown(changed.value, actor)) : refusalOf(changed.refusal)
}

const { read, change } = operationsOn<ViewDesk>()

/** Saved views of lists: own ones, and those that others share. */
export const viewOperations = {
  list: read({
    right: 'goods.read',
    summary: 'Lists the views of a list: own and shared ones, by name.',
    input: z.strictObject({ list }),
    async run({ listViews }, input, { actor }): Promise<Outcome<readonly ListView[]>> {
      const views = await listViews.of(input.list, actor.name)
      return done(views.map(view => shown(view, actor)))
    },
  }),
  save: change({
    right: 'goods.read',
    summary: 'Saves what a list shows as a view under a name.',
    input: z.strictObject({ list, name, query, isShared: z.boolean().default(false) }),
    async run({ listViews }, input, { actor, now }): Promise<Outcome<ListView>> {
      const saved = await listViews.save({ ...input, owner: actor.name, changedAt: now })
      return saved.ok ? done(shown(saved.value, actor)) : refusalOf(saved.refusal)
    },
  }),
  replace: change({
    right: 'goods.read',
    summary: 'Lets a view show something else.',
    input: z.strictObject({ id, query }),
    run: (desk, { id: wanted, ...fields }, caller) => changeView(desk, wanted, fields, caller),
  }),
  rename: change({
    right: 'goods.read',
    summary: 'Gives a view another name.',
    input: z.strictObject({ id, name }),
    run: (desk, { id: wanted, ...fields }, caller) => changeView(desk, wanted, fields, caller),
  }),
  share: change({
    right: 'goods.read',
    summary: 'Shows a view to all operators, or to its owner alone.',
    input: z.strictObject({ id, isShared: z.boolean() }),
    run: (desk, { id: wanted, ...fields }, caller) => changeView(desk, wanted, fields, caller),
  }),
  remove: change({
    right: 'goods.read',
    summary: 'Removes a view.',
    input: z.strictObject({ id }),
    async run(desk, { id: wanted }, { actor }): Promise<Outcome<{ readonly id: string }>> {
      const found = await changeable(desk, wanted, actor)
      if (!found.ok) return found
      await desk.listViews.remove(wanted)
      return done({ id: wanted })
    },
  }),
}
