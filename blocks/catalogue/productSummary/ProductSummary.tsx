import type { Arrival } from '#api/client/cart/checkout.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { ATTRIBUTE_CODES } from '#api/rules/attribute-codes.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { type Consignment, readConsignment } from '../../shop/site-content/view-data.ts'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { OrderBefore } from '../../shop/delivery/OrderBefore.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { type BuyState, buyState } from '../../shop/catalogue/product-detail/buy-state.ts'
import { BuyButtons } from '../../shop/catalogue/product-detail/BuyButtons.tsx'
import { ColourChoice } from '../../shop/catalogue/product-detail/ColourChoice.tsx'
import { PriceLine } from '../../shop/catalogue/product-detail/PriceLine.tsx'
import {
  type ProductData,
  type ProductInUse,
  useProduct,
} from '../../shop/catalogue/product-detail/product-state.ts'
import { ProductHeading } from '../../shop/catalogue/product-detail/ProductHeading.tsx'
import { ProductLabels } from '../../shop/catalogue/product-detail/ProductLabels.tsx'
import { QuantityField } from '../../shop/catalogue/product-detail/QuantityField.tsx'
import { SizeChoice } from '../../shop/catalogue/product-detail/SizeChoice.tsx'
import { NeedsScript } from '../../shop/screen/NeedsScript.tsx'
import { useBlockContext, useTextMark, type ViewProps } from '../../page/view.ts'
import { Actions } from './Actions.tsx'
import styles from './ProductSummary.module.css'
import type { ProductSummaryOptions } from './block.ts'
import { SummaryFacts } from './SummaryFacts.tsx'
import { useDocumentHead } from './useDocumentHead.ts'
import { useSizeGuide } from './useSizeGuide.tsx'

/**
 * Pages are the same for everybody: a member's own prices and marks come after load. Where the session or the product
 * cannot be read, the page stays as it is. Source: C-207 … C-209, CO-29.
 */
function useMemberView({ refresh }: Pick<ProductInUse, 'refresh'>): void {
  const { isVisitor, mode } = useBlockContext()
  useEffect(() => {
    if (mode !== 'shop') return
    const show = async () => {
      if (!(await isVisitor())) await refresh()
    }
    show().catch(() => undefined)
  }, [isVisitor, mode, refresh])
}

/** `consignment`: content of the shop, read by `readConsignment`. */
type Props = ViewProps<
  ProductSummaryOptions,
  ProductData & { readonly consignment?: unknown; readonly arrivals?: readonly Arrival[] | undefined }
>

/** Everything one decides about a product beside its pictures. Source: C-071 … C-114. */
export function ProductSummary({ options, data }: Props) {
  const choice = useProduct(data)
  if (!choice) return <EmptyBlock of="product.productSummary" />
  return (
    <Summary
      options={options}
      choice={choice}
      consignment={readConsignment(data.consignment)}
      arrivals={data.arrivals ?? []}
    />
  )
}

/** A product of a partner's, by its attribute. Source: C-062. */
const isConsigned = ({ attributes }: ProductDetail) =>
  attributes.some(({ code }) => code === ATTRIBUTE_CODES.consignmentLabel)

/** Label of consigned goods, and the note on them. Source: L-158. */
const ConsignmentNote = ({ tags, topText }: Consignment) => (
  <div className={styles.consignment}>
    {tags.length > 0 && (
      <p className={styles.tags}>
        {tags.map(tag => (
          <Badge key={tag} tone="line">
            {tag}
          </Badge>
        ))}
      </p>
    )}
    {topText && <p>{topText}</p>}
  </div>
)

interface SummaryProps extends Pick<Props, 'options'> {
  readonly choice: ProductInUse
  /** The shop's words on consigned goods. */
  readonly consignment: Consignment | undefined
  /** Dates of home delivery in Hong Kong. */
  readonly arrivals: readonly Arrival[]
}

/** Hong Kong, whose dates the page says. */
const HOME_MARKET = 'HK'

/** States in which an order of the product can be placed. */
const CAN_BUY: ReadonlySet<BuyState> = new Set(['needsSize', 'ready'])

/** Returns true for a product that goes to Hong Kong. */
const goesHome = ({ attributes }: ProductDetail) => {
  const area = attributes.find(({ code }) => code === ATTRIBUTE_CODES.deliveryCountry)
  return !area || area.values.some(({ code }) => code === HOME_MARKET)
}

function Summary({ options, choice, consignment, arrivals }: SummaryProps) {
  const t = useTranslations('product.productSummary')
  const mark = useTextMark()
  useMemberView(choice)
  useDocumentHead(choice)
  const guide = useSizeGuide(choice.state.product)
  const { state } = choice
  const { product } = state
  return (
    <section
      className={`box ${styles.summary}`}
      style={boxStyle(options.box, options.mBox)}
      aria-label={t('label')}
    >
      <ProductLabels product={product} />
      {consignment && isConsigned(product) && <ConsignmentNote {...consignment} />}
      <ProductHeading product={product} level={1} />
      <PriceLine state={state} />
      {options.message && (
        <p className={styles.message} {...mark('message')}>
          {options.message}
        </p>
      )}
      {!product.onShelves && <p className={styles.message}>{t('offShelf')}</p>}
      <ColourChoice choice={choice} />
      <SizeChoice choice={choice} onSizeGuide={guide.open} />
      <QuantityField choice={choice} />
      <NeedsScript />
      <BuyButtons choice={choice} place="page" />
      {CAN_BUY.has(buyState(state)) && goesHome(product) && <OrderBefore arrivals={arrivals} />}
      <Actions options={options} product={product} />
      <SummaryFacts product={product} showCategories={options.showCategories} />
      {guide.drawer}
    </section>
  )
}
