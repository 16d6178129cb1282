import { createElement, type SVGProps } from 'react'

/** The contents of an icon file of lucide. */
interface IconData {
  /** Width and height of the icon's square, in its own units. */
  readonly size: number
  /** Elements with their attributes, including a `key`. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface Props extends SVGProps<SVGSVGElement> {
  /** In px; defaults to the icon's own size. */
  readonly size?: number
}

/**
 * Creates an icon's component. The build substitutes it for lucide's `createLucideIcon`, hence the default export. Lucide's
 * version also handles contexts, names and other frameworks: 2 KB that Cairn does not use (`scripts/build-plugins.ts`).
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
