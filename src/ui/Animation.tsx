// A token's media that moves, sounds or runs, from whichever of its sources answers; its still image when none does.
import { AnimationFrame, type AnimationFrameProps } from './AnimationFrame.tsx'
import { Fallbacks } from './Fallbacks.tsx'

export interface AnimationProps extends Omit<AnimationFrameProps, 'source' | 'onFailure' | 'onStall'> {
  readonly sources: readonly string[]
}

export function Animation({ sources, ...frame }: AnimationProps) {
  return (
    <Fallbacks sources={sources} otherwise={frame.still}>
      {(source, failed, stalled) => (
        <AnimationFrame key={source} {...frame} source={source} onFailure={failed} onStall={stalled} />
      )}
    </Fallbacks>
  )
}
