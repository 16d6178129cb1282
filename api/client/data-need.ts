/** The part of TanStack Query's options a block's data need uses. `queryKey` is plain JSON. */
export interface DataNeed<Result = unknown> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<Result>
}
