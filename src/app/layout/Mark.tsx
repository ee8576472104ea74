// The mark: a V of two panes of glass, darker where they overlap.

export function Mark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d="M1.5 3.5h7.2L15.6 20.5H8.4Z" fillOpacity="0.62" />
      <path d="M22.5 3.5h-7.2L8.4 20.5h7.2Z" fillOpacity="0.62" />
    </svg>
  )
}
