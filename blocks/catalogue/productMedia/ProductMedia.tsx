import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { type ProductData, useProduct } from '../../shop/catalogue/product-detail/product-state.ts'
import { sectionOf } from '../../page/shop-route.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { BrandPart, DetailPart, SizeChartPart, TechPart, VideoPart } from './parts.tsx'
import styles from './ProductMedia.module.css'
import type { ProductMediaOptions } from './block.ts'

const PARTS = [
  ['video', VideoPart],
  ['detail', DetailPart],
  ['tech', TechPart],
  ['brand', BrandPart],
  ['sizeChart', SizeChartPart],
] as const
type PartName = (typeof PARTS)[number][0]

/** Target of the size guide's link of the summary on desktops. Source: C-077. */
const ANCHORS: Partial<Record<PartName, string>> = { sizeChart: 'size-chart' }

/** Film, story, technology, brand and size chart, each where it is switched on and the product has it. Source: C-085. */
export function ProductMedia({ id, options, data }: ViewProps<ProductMediaOptions, ProductData>) {
  const t = useTranslations('product.productMedia')
  const { route } = useBlockContext()
  const choice = useProduct(data)
  if (!choice) return <EmptyBlock of="product.productMedia" />
  const { product } = choice.state
  const { brandStories } = options
  const section = sectionOf(route)
  const parts = PARTS.flatMap(([name, part]) => {
    const content = options[name].show ? part({ product, section, brandStories, t }) : null
    return content ? [{ name, content }] : []
  })
  if (parts.length === 0) return null
  return (
    <div className={`box ${styles.media}`} style={boxStyle(options.box, options.mBox)}>
      {parts.map(({ name, content }) => (
        <Part
          key={name}
          anchor={ANCHORS[name] ?? `${id}-${name}`}
          title={options[name].title || t(`titles.${name}`)}
        >
          {content}
        </Part>
      ))}
    </div>
  )
}

interface PartProps {
  readonly anchor: string
  readonly title: string
  readonly children: ReactNode
}

/** Takes the focus when the size guide's link leads here. */
const Part = ({ anchor, title, children }: PartProps) => (
  <section id={anchor} className={styles.part} tabIndex={-1}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
)
