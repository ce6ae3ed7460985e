import { StageStory } from '#components/sections/story/StageStory.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { StoryEnding } from '#components/sections/story/StoryEnding.tsx'
import { StorySequence } from '#components/sections/story/StorySequence.tsx'
import { about } from '#content/about.ts'
import { aiArena } from '#content/aiArena.ts'
import { coaching } from '#content/coaching.ts'
import { storytelling } from '#content/storytelling.ts'
import { Band } from '../Band.tsx'
import type { Entry } from '../Entry.ts'

const { framework } = storytelling

/** Stories and sequences. */
export const story: readonly Entry[] = [
  {
    file: 'sections/story/StepFlow',
    states: {
      'five steps': (
        <Band of={coaching.method} ground="tint">
          <StepFlow {...coaching.method} />
        </Band>
      ),
      'four steps': (
        <Band of={aiArena.method} layout="beside" ground="tint">
          <StepFlow steps={aiArena.method.steps} loop={aiArena.method.loop} />
        </Band>
      ),
      'without a way back': (
        <Band>
          <StepFlow steps={coaching.method.steps.slice(0, 3)} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/story/StageStory',
    states: {
      usual: (
        <Band of={about.story}>
          <StageStory stages={about.story.stages} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/story/StorySequence',
    states: {
      usual: (
        <Band of={framework} ground="teal">
          <StorySequence {...framework} />
        </Band>
      ),
    },
  },
  {
    file: 'sections/story/StoryEnding',
    states: {
      usual: (
        <Band ground="teal">
          <StoryEnding {...framework.ending} />
        </Band>
      ),
    },
  },
]
