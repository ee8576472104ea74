// The grid without virtual rows: every card that matches the URL, and one filter over them.
import '../../../src/ui/styles/tokens.css'
import '../../../src/ui/styles/fonts.css'
import '../../../src/ui/styles/base.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { servedConfig } from '../../../src/app/servedConfig.ts'
import { Card } from '../../../src/ui/Card.tsx'
import { ConfigProvider } from '../../../src/ui/ConfigContext.tsx'
import { Media } from '../../../src/ui/Media.tsx'

/** Most rows that graph-node returns at once. */
const PAGE = 1_000

interface Row {
  readonly id: string
  readonly tokenId: string
  readonly metadata: { readonly name: string | null; readonly image: string | null } | null
}

async function readRows(graphqlUrl: string, wanted: number): Promise<readonly Row[]> {
  const rows: Row[] = []
  const query = `query ($after: Bytes!) {
    tokens(first: ${PAGE}, orderBy: id, where: { id_gt: $after }) { id tokenId metadata { name image } }
  }`
  while (rows.length < wanted) {
    const response = await fetch(graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { after: rows.at(-1)?.id ?? '0x' } }),
    })
    const { data } = (await response.json()) as { data: { tokens: readonly Row[] } }
    if (data.tokens.length === 0) break
    rows.push(...data.tokens)
  }
  return rows
}

function Grid({ rows }: { readonly rows: readonly Row[] }) {
  const [half, setHalf] = useState(false)
  const shown = half ? rows.filter((_, index) => index % 2 === 0) : rows
  return (
    <main>
      <label>
        <input type="checkbox" checked={half} onChange={() => setHalf(!half)} /> Every other one
      </label>
      <p role="status">{shown.length} items</p>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(236px, 1fr))', gap: 20 }}>
        {shown.map(({ id, tokenId, metadata }) => (
          <Card
            key={id}
            to={`/item/${tokenId}`}
            media={<Media collection="" image={metadata?.image} alt={metadata?.name ?? tokenId} />}
            title={metadata?.name ?? tokenId}
            value="Not for sale"
          />
        ))}
      </div>
    </main>
  )
}

const config = servedConfig(document)
const root = document.getElementById('root')
if (config === undefined || root === null) throw new Error('The page has no configuration, or no place.')
const wanted = Number(new URLSearchParams(location.search).get('cards'))
createRoot(root).render(
  <ConfigProvider config={config}>
    <BrowserRouter>
      <Grid rows={await readRows(config.network.graphqlUrl, wanted)} />
    </BrowserRouter>
  </ConfigProvider>,
)
