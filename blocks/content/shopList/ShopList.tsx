import { Carousel } from '#ui/carousel/Carousel.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { pagesOf } from '../../shop/layout/pages-of.ts'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import type { ShopListOptions } from './block.ts'
import styles from './ShopList.module.css'
import { SHOPS_PER_SLIDE, shownShops } from './shops.ts'

type Shop = ShopListOptions['imageList'][number]

/** Flagship shops as cards, eight per slide; more than eight make a carousel. Source: L-202 … L-211, LO-47, LO-54. */
export function ShopList({ options }: ViewProps<ShopListOptions>) {
  const t = useTranslations('shop.shopList')
  const isBuilder = useIsBuilder()
  const { autoplay, delay, speed, box, mBox } = options
  const pages = pagesOf(shownShops(options.imageList, isBuilder), SHOPS_PER_SLIDE)
  const [first] = pages
  if (!first) return <EmptyBlock />
  return (
    <div className="box" style={{ ...boxStyle(box, mBox), ...look(options) }}>
      <div className="pageWidth">
        {pages.length === 1 ? (
          <Shops shops={first} from={1} />
        ) : (
          <Carousel
            label={t('label')}
            controls="below"
            isStill={isBuilder}
            speed={speed}
            slides={pages.map((shops, page) => ({
              key: String(page),
              delay: autoplay ? delay : 0,
              content: <Shops shops={shops} from={page * SHOPS_PER_SLIDE + 1} />,
            }))}
          />
        )}
      </div>
    </div>
  )
}

/** Source: L-206 … L-208. */
const look = ({ textAlign, color, fontSize, mFontSize }: ShopListOptions) =>
  ({
    '--align': textAlign,
    '--words': color,
    '--font-size': `${fontSize}px`,
    '--m-font-size': `${mFontSize}px`,
  }) as CSSProperties // the type has no custom properties

const SIZES = '(min-width: 1025px) 24vw, 46vw'

const Shops = ({ shops, from }: { readonly shops: readonly Shop[]; readonly from: number }) => (
  <ul className={styles.shops}>
    {shops.map((shop, at) => (
      <li key={at}>
        <ShopCard shop={shop} number={from + at} />
      </li>
    ))}
  </ul>
)

function ShopCard({ shop, number }: { readonly shop: Shop; readonly number: number }) {
  const t = useTranslations('shop.picture')
  const mark = useTextMark()
  const { url, transparent, link, title, brandName } = shop
  const isNamed = title || brandName
  return (
    <BlockLink link={link} label={isNamed ? undefined : t('unnamed', { number })} className={styles.shop}>
      <span className={styles.ground} data-transparent={transparent || undefined}>
        {/* The text below names it: no alternative text, so that it is read once. */}
        {url && <Picture src={url} alt="" sizes={SIZES} className={styles.picture} />}
      </span>
      {isNamed && (
        <span className={styles.words}>
          {title && (
            <span className={styles.title} {...mark(`imageList.${number - 1}.title`)}>
              {title}
            </span>
          )}
          {brandName && <span {...mark(`imageList.${number - 1}.brandName`)}>{brandName}</span>}
        </span>
      )}
    </BlockLink>
  )
}
