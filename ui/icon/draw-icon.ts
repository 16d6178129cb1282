import { createElement, type SVGProps } from 'react'

/** What lucide's file of an icon holds. */
interface IconData {
  /** Units across of the square its elements stand on. */
  readonly size: number
  /** Elements with their attributes, a `key` among them. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface Props extends SVGProps<SVGSVGElement> {
  /** In px; the icon's own units when unset. */
  readonly size?: number
}

/**
 * Makes an icon's component. The build puts it in the place of lucide's own `createLucideIcon`, hence the default export: that
 * one also knows contexts, names and other frameworks' spelling, 2 KB nobody here asks for (`scripts/build-plugins.ts`).
 */
export default function drawIcon({ size: units, node }: IconData) {
  return ({ size = units, ...props }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${units} ${units}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
