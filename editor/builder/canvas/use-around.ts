import type { Api } from '#api/client/api.ts'
import type { Bag, BagItem } from '#api/client/cart/cart.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { guessLikes } from '#api/client/product/recommendations.ts'
import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { globalConfigSchema } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { EMPTY_BAG } from '#blocks/shop/cart/bag.ts'
import { isSellable } from '#blocks/shop/catalogue/product-facts/product-card.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { type Node, slotKey } from '#content-store/client/model/page-tree.ts'
import { hasFrame, inFrameOrder, regionOf } from '#renderer/source/compile-page.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { fillStated, type StatedTexts } from '#blocks/page/stated-settings.ts'
import { type Prepared, prepare } from '../../core/session/prepare.ts'
import { useStatedTexts } from '../../kit/stated-texts.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { LivePage } from '../../core/model/live-page.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { type Around, createAround, type FrameRegion } from './around.ts'
import type { CanvasHost } from './port.ts'
import { usePageData } from './use-page-data.ts'

type ViewPoint = Pick<CanvasHost, 'api' | 'locale' | 'now' | 'viewer'>

/** Header, footer and bag around a page, filled in when they are there: the page itself does not wait for them. @param session says what is wanted */
export function useAround(view: ViewPoint, session: PageSession): StoreApi<Around> {
  const [around] = useState(createAround)
  const frame = useFrame(view, session)
  const bag = useBag(view, session)
  useEffect(() => around.setState(frame), [around, frame])
  useEffect(() => around.setState({ bag }), [around, bag])
  return around
}

const slotsOf = slotsOfBlocks(findBlock)

const pageOf = (components: readonly Component[]) =>
  new LivePage(
    fromPage(
      { title: '', description: '', keywords: '', components, globalConfig: globalConfigSchema.parse({}) },
      slotsOf,
      id => `${id}-again`,
    ),
    slotsOf,
  )

/** Blocks that draw nothing by themselves. */
const SETTINGS = new Set(['miniCart'])

/** Blocks of the frame that are above or below a page, in the order in which shoppers get them. */
export function blocksIn(page: LivePage, region: FrameRegion): readonly Node[] {
  const slots = ROOT_SLOTS.filter(section => section !== 'settings')
  const placed = slots.flatMap(section =>
    page.childIds(slotKey('', section)).flatMap(id => {
      const node = page.node(id)
      const block = node && findBlock(node.code)
      const isShown = block && !SETTINGS.has(block.code) && regionOf({ section }, block, true) === region
      return node && isShown ? [{ node, at: inFrameOrder({ section, code: node.code }) }] : []
    }),
  )
  return placed.toSorted((a, b) => a.at - b.at).map(({ node }) => node)
}

const NO_COMPONENTS: readonly Component[] = []

/** Makes blocks ready with the settings of the shop in their texts, once for as long as a block stays the same. */
function preparing(stated: StatedTexts): (node: Node) => Prepared {
  const known = new WeakMap<Node, Prepared>()
  return node => {
    const found = known.get(node)
    if (found) return found
    const prepared = prepare(node)
    const block = findBlock(node.code)
    const options =
      block && prepared.options !== undefined ? fillStated(block, prepared.options, stated) : prepared.options
    const filled = { ...prepared, options }
    known.set(node, filled)
    return filled
  }
}

/** The frame that shoppers get in the language at the instant; absent where it is hidden, or pages have none. */
function useFrame(view: ViewPoint, { detail, store }: PageSession): Pick<Around, 'frame' | 'isFrameDue'> {
  const { locale, now } = view
  const { preview } = useEnvironment()
  const isReady = useStore(store, state => state.isReady)
  const isWanted =
    useStore(store, state => state.showsFrame) && detail.type !== 'FRAME' && hasFrame(detail.type)
  const { data: components = NO_COMPONENTS, isPending } = useQuery({
    queryKey: ['frame', locale, now],
    queryFn: () => preview.frame(locale, now),
    enabled: isReady && isWanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const page = useMemo(() => pageOf(components), [components])
  const data = usePageData(page, view)
  const stated = useStatedTexts(locale)
  const prepare = useMemo(() => preparing(stated), [stated])
  const regions = useMemo(
    () => ({ header: blocksIn(page, 'header'), footer: blocksIn(page, 'footer') }),
    [page],
  )
  return useMemo(
    () => ({
      frame: isWanted && components.length > 0 ? { page, data, regions, prepare } : undefined,
      isFrameDue: isWanted && isPending,
    }),
    [isWanted, isPending, components, page, data, regions, prepare],
  )
}

/** Products in the bag of the shopper that the page is shown for. */
const BAG_ITEMS = 2

/** A bag of best sellers, at the prices of who looks. */
async function filledBag(api: Api): Promise<Bag> {
  const products = (await guessLikes(api, [])).filter(isSellable).slice(0, BAG_ITEMS)
  const amount = products.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0)
  return {
    ...EMPTY_BAG,
    ableCartItems: products.map(itemOf),
    calculation: { ...EMPTY_BAG.calculation, productAmount: { amount } },
  }
}

const itemOf = ({ code, title, picUrl, brandList, inventory, price, listPrice }: ProductCard): BagItem => ({
  lineId: code,
  lineType: 'SALABLE_PRODUCT',
  activityId: '',
  quantity: 1,
  selected: true,
  disabled: false,
  reason: null,
  spuCode: code,
  spuTitle: title,
  imageUrl: picUrl,
  inventory,
  addCartPrice: price,
  promoPrice: price,
  listPrice,
  sku: { code, inventory, options: [], product: { title, onShelves: true, brandList: [...brandList] } },
})

function useBag({ api, locale, now, viewer }: ViewPoint, { store }: PageSession): Bag {
  const hasBag = useStore(store, state => state.hasBag)
  const { data } = useQuery({
    queryKey: ['bag', locale, now, viewer],
    queryFn: () => filledBag(api),
    enabled: hasBag,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return (hasBag && data) || EMPTY_BAG
}
