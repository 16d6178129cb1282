import type { Component } from './page.ts'

/** Code of the block that holds a use of a synced section. */
export const SYNCED = 'syncedSection'
/** The block's one slot. */
export const USE_SLOT = 'content'
/** Key of a block's `values` that names the block of the section it follows. */
export const PART = 'part'

/** Which section a use follows, and the version it was brought to. */
export interface UseOf {
  readonly section: string
  readonly version: number
}

type Placed = Pick<Component, 'code' | 'options'>

/** `undefined` for other blocks, and where the options name no section. */
export function sectionUse({ code, options }: Placed): UseOf | undefined {
  const { section, version } = options
  return code === SYNCED && typeof section === 'string' && section !== '' && typeof version === 'number'
    ? { section, version }
    : undefined
}

const bySort = (components: readonly Component[]) => components.toSorted((a, b) => a.sort - b.sort)

/** A block as it is where the use stood. A use that hides on one kind of device hides its blocks there. */
function inPlaceOf({ section, style: { hideOn } }: Component, child: Component): readonly Component[] {
  const own = child.style['hideOn']
  if (hideOn === undefined || hideOn === 'none') return [{ ...child, section }]
  // Hidden on phones by one and on desktop by the other.
  if (own !== undefined && own !== 'none' && own !== hideOn) return []
  return [{ ...child, section, style: { ...child.style, hideOn } }]
}

/**
 * A block as shoppers get it: a use gives way to its blocks, so that it costs them nothing. Blocks come in the order they are drawn.
 */
export const withoutUse = (component: Component): readonly Component[] =>
  component.code === SYNCED
    ? bySort(component.childComponents).flatMap(child => inPlaceOf(component, child).flatMap(withoutUse))
    : [component]

const ALL = () => true

/**
 * Blocks where some uses give way to their blocks, which then follow no section: in a shop that does not have it, or where a section is made
 * of blocks. By default all uses do.
 */
export function asPlainBlocks(
  components: readonly Component[],
  isPlain: (use: UseOf) => boolean = ALL,
): readonly Component[] {
  const gives = (component: Component): boolean => {
    const use = sectionUse(component)
    return use ? isPlain(use) : PART in component.values || component.childComponents.some(gives)
  }
  if (!components.some(gives)) return components
  return bySort(components)
    .flatMap(component => (gives(component) ? withoutUse(component).map(freed) : [component]))
    .map((component, index) => ({ ...component, sort: index + 1 }))

  function freed(component: Component): Component {
    const { [PART]: _, ...values } = component.values
    return { ...component, values, childComponents: asPlainBlocks(component.childComponents, isPlain) }
  }
}
