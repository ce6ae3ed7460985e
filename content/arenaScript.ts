import { portraitImage } from './images.ts'
import type { ArenaFace, ArenaScript } from './schema/arena.ts'

/** The text next to the picture describes it, so `alt` is empty. */
const face = (key: ArenaFace, text: string) => ({ image: portraitImage(`tomas-${key}`, ''), text })

/** The scripted sample conversation on /platforms/ai-arena, loaded when a visitor starts it. */
export const arenaScript: ArenaScript = {
  counterpart: 'Tomas',
  startMood: 'unaware',
  faces: {
    neutral: face('neutral', 'at ease'),
    skeptical: face('skeptical', 'skeptical'),
    tense: face('tense', 'on his guard'),
    troubled: face('troubled', 'troubled'),
    thoughtful: face('thoughtful', 'thinking it over'),
    relieved: face('relieved', 'relieved'),
  },
  openingFace: 'neutral',
  opening: 'You wanted to see me? The release call is at five, so I hope it’s quick.',
  turns: [
    {
      choices: [
        {
          text: 'First of all, you know how much we value you. There’s just a small thing about communication with the night shift that we could all get better at.',
          replies: {
            unaware: {
              aside: 'He gives a friendly nod and keeps his laptop open.',
              text: 'Sure. The wiki’s a mess, I keep saying that. Want me to send everyone a reminder?',
              face: 'relieved',
              mood: 'unaware',
            },
          },
          feedback: {
            listening: {
              mark: 1,
              text: 'He keeps talking, so he feels safe. You haven’t asked him anything yet.',
            },
            clarity: {
              mark: 0,
              text: '“Small,” “communication,” “we all”: he has no way of knowing that this is about him.',
            },
            nextStep: { mark: 0, text: 'He just offered one, for everyone else.' },
          },
        },
        {
          text: 'You’ve skipped the handover three times. The night shift is furious and, frankly, so am I. This can’t go on.',
          replies: {
            unaware: {
              aside: 'He half closes his laptop.',
              text: 'Furious. And on Sunday, when they couldn’t find the bug and I came in, was anyone furious then?',
              face: 'tense',
              mood: 'guarded',
            },
          },
          feedback: {
            listening: { mark: 0, text: 'All he can do now is defend himself.' },
            clarity: {
              mark: 1,
              text: '“Three times” is a fact. “Skipped” and “furious” are judgments, and he argues with those.',
            },
            nextStep: {
              mark: 0,
              text: '“This can’t go on” says what has to stop. It doesn’t say what should happen.',
            },
          },
        },
        {
          text: 'There was no handover note on the 3rd, on the 9th or this Tuesday. On Tuesday the night shift needed ninety minutes to find out what you’d changed. I’d like to understand what happened.',
          replies: {
            unaware: {
              aside: 'He closes his laptop.',
              text: 'Ninety minutes? They told me it was fine. Those were release days, all three. I get out of that call at seven thirty, and then I go home. I know how that sounds.',
              face: 'thoughtful',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 2, text: 'You ask, and then you stop. He fills the silence with the reason.' },
            clarity: {
              mark: 2,
              text: 'Three dates, one consequence, no adjectives. There’s nothing to argue with.',
            },
            nextStep: { mark: 1, text: 'None yet, and it’s too early for one. You have made room for it.' },
          },
        },
      ],
    },
    {
      choices: [
        {
          text: 'Here’s what we’ll do. You write the note by six, every evening, no exceptions, and I’ll check it.',
          replies: {
            unaware: {
              text: 'Hold on. Me? I thought this was about the wiki. Every evening by six? Why?',
              face: 'skeptical',
              mood: 'guarded',
            },
            guarded: {
              aside: 'He opens his laptop again.',
              text: 'Fine. By six. You’re the boss.',
              face: 'tense',
              mood: 'guarded',
            },
            open: {
              aside: 'He looks at the table.',
              text: 'At six I’m in the release call. I can promise it if you like, and next month we’ll be sitting here again.',
              face: 'troubled',
              mood: 'guarded',
            },
          },
          feedback: {
            listening: { mark: 0, text: 'You had your rule ready before you knew what had stopped him.' },
            clarity: { mark: 2, text: 'Who, what, by when. No one could misunderstand it.' },
            nextStep: {
              mark: 1,
              text: 'There is one, but only you have agreed to it. He hasn’t said that it can be done.',
            },
          },
        },
        {
          text: 'I know how much lands on you. Leave it with me, I’ll find someone else to write the notes when it gets busy.',
          replies: {
            unaware: {
              text: 'The notes? Sure. To be honest, I never knew who reads them.',
              face: 'neutral',
              mood: 'unaware',
            },
            guarded: { text: 'Good. Give it to whoever was furious.', face: 'skeptical', mood: 'guarded' },
            open: {
              aside: 'He looks relieved, and a little disappointed.',
              text: 'If you want. But whoever you ask won’t know what I changed, so they’ll call me at home anyway.',
              face: 'relieved',
              mood: 'open',
            },
          },
          feedback: {
            listening: {
              mark: 1,
              text: 'You noticed his workload, but you offered a solution before he told you what the problem was.',
            },
            clarity: { mark: 0, text: 'He now thinks the matter is settled and was never serious.' },
            nextStep: {
              mark: 0,
              text: 'You have one and he has none. A colleague gets a task that only Tomas can do.',
            },
          },
        },
        {
          text: 'What would have had to be different on those three evenings for the note to get written?',
          replies: {
            unaware: {
              aside: 'You name the dates. He stops smiling.',
              text: 'Oh. So this is about me. Those were release days. You never know when that call will end.',
              face: 'troubled',
              mood: 'open',
            },
            guarded: {
              aside: 'He takes his time.',
              text: 'I’d have had to get out of the release call before six. It goes on until seven thirty, and by then I’ve been here eleven hours. I’m not saying it’s right.',
              face: 'thoughtful',
              mood: 'open',
            },
            open: {
              text: 'Someone to cover the call for me just before six. Or a note that takes two minutes. I’ve been writing novels.',
              face: 'neutral',
              mood: 'open',
            },
          },
          feedback: {
            listening: {
              mark: 2,
              text: 'You asked something he can’t answer with yes or no, and you waited for the answer.',
            },
            clarity: {
              mark: 2,
              text: '“Those three evenings”: you return to the facts without using them against him.',
            },
            nextStep: {
              mark: 2,
              text: 'He starts working one out himself, so he is more likely to stick to it.',
            },
          },
        },
      ],
    },
    {
      choices: [
        {
          text: 'Good. Let’s both keep an eye on it.',
          replies: {
            unaware: { text: 'On what?', face: 'skeptical', mood: 'unaware' },
            guarded: {
              aside: 'He’s on his feet before you finish.',
              text: 'Sure.',
              face: 'tense',
              mood: 'guarded',
            },
            open: {
              text: 'Sure. And what happens the next time I’m in the call at six? We haven’t said.',
              face: 'skeptical',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 1, text: 'A friendly ending. You didn’t ask whether it works for him.' },
            clarity: { mark: 0, text: '“It” could be the note, the wiki or the release call.' },
            nextStep: { mark: 0, text: 'Both of you are watching. No one has agreed to do anything.' },
          },
        },
        {
          text: 'Then I need your word that Tuesday was the last time.',
          replies: {
            unaware: {
              text: 'The last time what? Oh, the notes. Okay, you have my word.',
              face: 'skeptical',
              mood: 'unaware',
            },
            guarded: { aside: 'He looks at the door.', text: 'You have it.', face: 'tense', mood: 'guarded' },
            open: {
              text: 'You have it. I mean that. I just don’t see how I’ll get out of Monday’s call.',
              face: 'troubled',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 0, text: 'You asked for a promise and left no room for a “yes, but.”' },
            clarity: {
              mark: 1,
              text: 'What must not happen is clear. What should happen instead is left to him.',
            },
            nextStep: {
              mark: 1,
              text: 'He means it, but on the next release day he will still be in that call at six.',
            },
          },
        },
        {
          text: 'Let’s settle tonight. You write five lines by six, and I cover your call while you do. What could get in the way?',
          replies: {
            unaware: {
              text: 'Five lines, tonight. I can do that. I wish someone had told me they were waiting for them.',
              face: 'relieved',
              mood: 'open',
            },
            guarded: {
              aside: 'A pause.',
              text: 'You’d cover the call? All right. Five lines. Ask me again after Monday.',
              face: 'thoughtful',
              mood: 'open',
            },
            open: {
              text: 'On Mondays I close the release right at six, so you’d have to do that part too. If you can, yes. You’ll have tonight’s by six.',
              face: 'relieved',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 2, text: 'You ask for objections while they can still change the plan.' },
            clarity: {
              mark: 2,
              text: 'Five lines, six o’clock, tonight. You both know who does what.',
            },
            nextStep: { mark: 2, text: 'It’s small, it’s due today, and you do your part.' },
          },
        },
      ],
    },
  ],
  endings: [
    'At six there is no note. No one had agreed to write one.',
    'At six there is a note. On Monday, when he has a release to close, there is none.',
    'At six there is a five-line note. Ten minutes later the night lead sends back one question and starts work.',
  ],
  advice: {
    listening: {
      heading: 'One more question',
      text: 'At one point you had your answer ready and didn’t wait for his. In the next run, end each of your turns with a question, and count to five before you say anything else.',
      sentence: '“What would get in the way of that?”',
    },
    clarity: {
      heading: 'State the facts in the first minute',
      text: 'He had to guess what the conversation was about, and he guessed something harmless. In the next run, say what happened and when before you say anything kind.',
      sentence:
        '“There was no note on three evenings, and on Tuesday that cost the night shift ninety minutes.”',
    },
    nextStep: {
      heading: 'Agree on a time, and earlier',
      text: 'The next step came late or not at all. In the next run, ask for it as soon as he has told you what stopped him, and don’t get up until each of you has named one thing and a time for it.',
      sentence: '“What will you send, to whom, by when? And what do you need from me?”',
    },
    harder: {
      heading: 'A harder Tomas',
      text: 'This Tomas was willing to talk. In the next run, have him mention another job offer right at the start, and see how much of your plan holds.',
      sentence: '“Thank you for telling me. I still want to talk about Tuesday.”',
    },
  },
  labels: {
    you: 'You',
    criteria: { listening: 'Listening', clarity: 'Clarity', nextStep: 'Next step' },
    marks: ['not yet', 'partly', 'yes'],
    moods: {
      unaware: 'If he doesn’t know yet what this is about',
      guarded: 'If he’s on his guard',
      open: 'If he’s with you',
    },
    turn: 'Turn',
    of: 'of',
    choose: 'What do you say?',
    feedback: 'Feedback on turn',
    undo: 'Say it differently',
    restart: 'Start again',
    over: 'The conversation is over.',
    ending: 'What the night shift finds',
    chart: 'Your three turns',
    advice: 'What a coach would try next',
    trySaying: 'Try saying:',
    demo: 'Book Demo',
  },
}
