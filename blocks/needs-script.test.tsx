import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Login } from './account/login/Login.tsx'
import { Cart } from './checkout/cart/Cart.tsx'
import { Checkout } from './checkout/checkout/Checkout.tsx'
import { asPlaced } from './testing/placed-screen.ts'
import { productDetail } from './testing/product-detail.ts'
import { inPage } from './testing/render-view.tsx'
import { ProductSummary } from './catalogue/productSummary/ProductSummary.tsx'
import { productSummaryBlock } from './catalogue/productSummary/block.ts'

test.each([
  ['the bag', <Cart key="cart" {...asPlaced} />],
  ['checkout', <Checkout key="checkout" {...asPlaced} />],
  ['the login', <Login key="login" {...asPlaced} />],
  [
    'the buttons that buy',
    <ProductSummary
      key="product"
      id="summary"
      options={productSummaryBlock.schema.parse({})}
      data={{ product: productDetail() }}
    />,
  ],
])('without JavaScript %s says that it needs it', (_, view) => {
  const html = renderToString(inPage(view))
  expect(html).toMatch(
    /<noscript>.*This needs JavaScript\. Please switch it on in your browser’s settings\..*<\/noscript>/,
  )
})
