import type { Context } from '../../context.ts'

/** Waits while the index is being prepared; others are answered meanwhile. */
export const onceIndexed =
  <Parent, Args, Result, Ctx extends Pick<Context, 'view'>>(
    resolve: (parent: Parent, args: Args, context: Ctx) => Result,
  ) =>
  (parent: Parent, args: Args, context: Ctx): Result | Promise<Result> => {
    const waiting = context.view.whenIndexed()
    return waiting ? waiting.then(() => resolve(parent, args, context)) : resolve(parent, args, context)
  }
