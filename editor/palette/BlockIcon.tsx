import {
  AppWindow,
  Blocks,
  CreditCard,
  GalleryHorizontal,
  GalleryHorizontalEnd,
  Grid2x2,
  Heading,
  Image,
  Images,
  LayoutGrid,
  LayoutTemplate,
  Link,
  ListCollapse,
  type LucideIcon,
  MessageSquare,
  PanelBottom,
  PanelTop,
  PanelTopOpen,
  PanelsTopLeft,
  PictureInPicture2,
  ShoppingBag,
  SquareStack,
  Text,
  Type,
  Video,
} from 'lucide-react'

/** Icons blocks may name; one chunk of twenty instead of a chunk for each of two thousand. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'app-window': AppWindow,
  'credit-card': CreditCard,
  'gallery-horizontal': GalleryHorizontal,
  'gallery-horizontal-end': GalleryHorizontalEnd,
  'grid-2x2': Grid2x2,
  heading: Heading,
  image: Image,
  images: Images,
  'layout-grid': LayoutGrid,
  'layout-template': LayoutTemplate,
  link: Link,
  'list-collapse': ListCollapse,
  'message-square': MessageSquare,
  'panel-bottom': PanelBottom,
  'panel-top': PanelTop,
  'panel-top-open': PanelTopOpen,
  'panels-top-left': PanelsTopLeft,
  'picture-in-picture-2': PictureInPicture2,
  'shopping-bag': ShoppingBag,
  'square-stack': SquareStack,
  text: Text,
  type: Type,
  video: Video,
}

/** The picture of a kind of block, by the name its definition gives; blocks with other names share one. */
export function BlockIcon({
  name,
  size = 18,
}: {
  readonly name: string | undefined
  readonly size?: number
}) {
  const Icon = (name !== undefined && ICONS[name]) || Blocks
  return <Icon size={size} strokeWidth={1.75} aria-hidden />
}
