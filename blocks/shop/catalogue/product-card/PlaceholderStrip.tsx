import { EmptyBlock } from '../../layout/EmptyBlock.tsx'
import { PlaceholderCard } from './PlaceholderCard.tsx'
import { ProductStrip } from './ProductStrip.tsx'

interface Props {
  readonly codes: readonly string[]
  readonly name: string
}

/** Placeholder of a row of products on the editor's canvas: a card for every code, a frame for none. Source: L-162, LO-24. */
export const PlaceholderStrip = ({ codes, name }: Props) =>
  codes.length === 0 ? (
    <EmptyBlock />
  ) : (
    <ProductStrip
      name={name}
      cards={codes.map(code => ({ key: code, content: <PlaceholderCard code={code} /> }))}
    />
  )
