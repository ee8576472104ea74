// A description in Markdown, as elements of the page: no text of it becomes HTML.
import { Fragment, type ReactNode, useMemo } from 'react'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { PlainText, shownAddress } from './PlainText.tsx'
import { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts'
import styles from './Description.module.css'

export interface MarkdownTextProps {
  readonly text: string
  /** Shows only the beginning, up to about so many characters. */
  readonly limit: number | undefined
}

export function MarkdownText({ text, limit = Infinity }: MarkdownTextProps) {
  const nodes = useMemo(() => parseMarkdown(text), [text])
  if (nodes === undefined) return <PlainText text={text} limit={limit} />
  const room: Room = { left: limit }
  return <div className={styles.marked}>{renderNodes(nodes, room)}</div>
}

/** Characters that may still be shown, which rendering takes away. */
interface Room {
  left: number
}

function renderNodes(nodes: readonly MarkdownNode[], room: Room): ReactNode[] {
  const shown: ReactNode[] = []
  for (const [index, node] of nodes.entries()) {
    if (room.left <= 0) break
    shown.push(<Fragment key={index}>{renderNode(node, room)}</Fragment>)
  }
  return shown
}

function renderNode(node: MarkdownNode, room: Room): ReactNode {
  switch (node.kind) {
    case 'text': {
      const { left } = room
      room.left -= node.text.length
      return node.text.length > left ? `${node.text.slice(0, left).trimEnd()}…` : node.text
    }
    case 'break':
      return <br />
    case 'rule':
      return <hr />
    case 'link':
      return renderLink(node, room)
    case 'element': {
      const { tag: Tag, start } = node
      const children = renderNodes(node.children, room)
      if (Tag === 'ol') return <ol start={start}>{children}</ol>
      return Tag === 'p' || Tag === 'li' ? <Tag dir="auto">{children}</Tag> : <Tag>{children}</Tag>
    }
  }
}

/** The host is always there to read. A link that the fold cuts is only its text, because an address would lead elsewhere. */
function renderLink(
  { href, isAddress, children }: Extract<MarkdownNode, { kind: 'link' }>,
  room: Room,
): ReactNode {
  const { left } = room
  const content = renderNodes(children, room)
  if (room.left < 0 || left <= 0) return content
  const { host } = new URL(href)
  if (!isAddress) {
    return (
      <>
        {content} (<ExternalLink href={href}>{host}</ExternalLink>)
      </>
    )
  }
  const written = children[0]?.kind === 'text' ? children[0].text : href
  return <ExternalLink href={href}>{shownAddress(written, href)}</ExternalLink>
}
