import type { ArenaScript } from './schema/arena.ts'

/** The scripted sample of /platforms/ai-arena. It is loaded when somebody starts it. */
export const arenaScript: ArenaScript = {
  counterpart: 'Tomas',
  startMood: 'unaware',
  opening: 'You wanted to see me? The release call is at five, so if it’s quick, good.',
  turns: [
    {
      choices: [
        {
          text: 'First of all, you know how much we value you. There’s just a small thing about communication with the night shift that we could all get better at.',
          replies: {
            unaware: {
              aside: 'He nods, friendly, and keeps the laptop open.',
              text: 'Sure. The wiki is a mess, I keep saying that. Shall I send everybody a reminder?',
              mood: 'unaware',
            },
          },
          feedback: {
            listening: {
              mark: 1,
              text: 'He goes on talking, so he feels safe. You have asked him nothing yet.',
            },
            clarity: {
              mark: 0,
              text: '“Small”, “communication”, “we all”: he cannot know that this is about him.',
            },
            nextStep: { mark: 0, text: 'He has just offered one, for other people.' },
          },
        },
        {
          text: 'You’ve skipped the handover three times. The night shift is furious and, frankly, so am I. This can’t go on.',
          replies: {
            unaware: {
              aside: 'He half closes the laptop.',
              text: 'Furious. And on Sunday, when they couldn’t find the fault and I came in, was anybody furious then?',
              mood: 'guarded',
            },
          },
          feedback: {
            listening: { mark: 0, text: 'You leave him one job, which is to defend himself.' },
            clarity: {
              mark: 1,
              text: '“Three times” is a fact. “Skipped” and “furious” are your reading of it, and he argues with the reading.',
            },
            nextStep: { mark: 0, text: '“This can’t go on” names an end and no beginning.' },
          },
        },
        {
          text: 'On the 3rd, on the 9th and on Tuesday there was no handover note. On Tuesday the night shift needed ninety minutes to find out what you had changed. I’d like to understand what happened.',
          replies: {
            unaware: {
              aside: 'He closes the laptop.',
              text: 'Ninety minutes? They told me it was fine. Those were release days, all three. I get out of that call at half past seven, and then I go home. I know how that sounds.',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 2, text: 'You ask, and then you stop. He fills the silence with the reason.' },
            clarity: {
              mark: 2,
              text: 'Three dates, one consequence, no adjective. There is nothing to argue with.',
            },
            nextStep: { mark: 1, text: 'None yet, and rightly. You have made room for one.' },
          },
        },
      ],
    },
    {
      choices: [
        {
          text: 'Here is what we do. You write the note by six, every evening, no exceptions, and I check it.',
          replies: {
            unaware: {
              text: 'Hold on. Me? I thought this was about the wiki. Every evening by six, because of what exactly?',
              mood: 'guarded',
            },
            guarded: {
              aside: 'He opens the laptop again.',
              text: 'Fine. By six. You’re the boss.',
              mood: 'guarded',
            },
            open: {
              aside: 'He looks at the table.',
              text: 'At six I’m in the release call. I can promise it, if you like, and next month we sit here again.',
              mood: 'guarded',
            },
          },
          feedback: {
            listening: { mark: 0, text: 'The rule was finished before you knew what had stopped him.' },
            clarity: { mark: 2, text: 'Who, what, by when. Nobody could mistake it.' },
            nextStep: {
              mark: 1,
              text: 'There is one, and it is yours alone. He has not said that it can be done.',
            },
          },
        },
        {
          text: 'I know how much lands on you. Leave it with me, I’ll find somebody else to write the notes when it gets busy.',
          replies: {
            unaware: {
              text: 'The notes? Gladly. To be honest, I never knew who reads them.',
              mood: 'unaware',
            },
            guarded: { text: 'Good. Give it to whoever was furious.', mood: 'guarded' },
            open: {
              aside: 'He looks relieved, and a little smaller.',
              text: 'If you want. Though whoever you ask won’t know what I changed, so they’ll ring me at home anyway.',
              mood: 'open',
            },
          },
          feedback: {
            listening: {
              mark: 1,
              text: 'You heard the load, and answered it before he had told you what it is made of.',
            },
            clarity: { mark: 0, text: 'He now believes that the matter is settled and was never serious.' },
            nextStep: {
              mark: 0,
              text: 'You have one. He has none, and a colleague has a job that only he can do.',
            },
          },
        },
        {
          text: 'What would have had to be different on those three evenings for the note to be written?',
          replies: {
            unaware: {
              aside: 'You name the dates. He stops smiling.',
              text: 'Oh. So this is about me. Those were release days. Nobody tells you when that call ends.',
              mood: 'open',
            },
            guarded: {
              aside: 'He takes a while.',
              text: 'I’d have had to get out of the release call before half past seven. By then I’ve been here eleven hours. I’m not saying it’s right.',
              mood: 'open',
            },
            open: {
              text: 'Somebody in the call for the last half hour, so that I get out. Or a note that takes two minutes. I’ve been writing novels.',
              mood: 'open',
            },
          },
          feedback: {
            listening: {
              mark: 2,
              text: 'A question that he cannot answer with yes or no, and you waited for it.',
            },
            clarity: {
              mark: 2,
              text: '“Those three evenings”: the facts stay on the table without being thrown.',
            },
            nextStep: { mark: 2, text: 'He begins to build it himself. What he names he will defend.' },
          },
        },
      ],
    },
    {
      choices: [
        {
          text: 'Good. Let’s both keep an eye on it.',
          replies: {
            unaware: { text: 'On what?', mood: 'unaware' },
            guarded: { aside: 'He is up before you have finished.', text: 'Sure.', mood: 'guarded' },
            open: {
              text: 'Sure. And what happens the next time the call runs over? Neither of us has said.',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 1, text: 'A friendly end. You did not ask whether it is one for him.' },
            clarity: { mark: 0, text: '“It” could be the note, the wiki or the release call.' },
            nextStep: { mark: 0, text: 'Two people with an eye on something, and nobody with a hand on it.' },
          },
        },
        {
          text: 'Then I need your word that Tuesday was the last time.',
          replies: {
            unaware: { text: 'The last time that what? I think I’ve missed a page.', mood: 'unaware' },
            guarded: { aside: 'He is looking at the door.', text: 'You have it.', mood: 'guarded' },
            open: {
              text: 'You have it. I mean that. I just don’t see yet how Monday’s call gets any shorter.',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 0, text: 'A promise was asked for. There was no room for “yes, but”.' },
            clarity: {
              mark: 1,
              text: 'What must not happen is clear. What happens in its place is left to him.',
            },
            nextStep: {
              mark: 1,
              text: 'His word is worth something, and the reason for the three evenings is still in the calendar.',
            },
          },
        },
        {
          text: 'Let’s settle tonight. A note of five lines by six, and I take over the last half hour of your call. What could get in the way?',
          replies: {
            unaware: {
              text: 'Five lines, tonight. I can do that. I wish somebody had told me that they were waiting for them.',
              mood: 'open',
            },
            guarded: {
              aside: 'A pause.',
              text: 'You’d take the half hour? All right. Five lines. Ask me again after Monday.',
              mood: 'open',
            },
            open: {
              text: 'Mondays I’m the one who closes the release, so you’d have to do that part as well. If you can, yes. You’ll have tonight’s at six.',
              mood: 'open',
            },
          },
          feedback: {
            listening: { mark: 2, text: 'You ask for the objection while it can still change something.' },
            clarity: {
              mark: 2,
              text: 'Five lines, six o’clock, tonight. Both of you know what each one does.',
            },
            nextStep: { mark: 2, text: 'It is small, it is due today, and it costs you something too.' },
          },
        },
      ],
    },
  ],
  endings: [
    'At six there is no note. Nobody had said that there would be one.',
    'At six there is a note. On Monday, a release day, there is none.',
    'At six there is a note of five lines. At ten past, the night lead sends back one question and starts work.',
  ],
  advice: {
    listening: {
      heading: 'One question more',
      text: 'At one point you had your answer ready and did not wait for his. In the next run, end each of your turns with a question, and count to five before you say anything else.',
      sentence: '“What would get in the way of that?”',
    },
    clarity: {
      heading: 'The fact in the first minute',
      text: 'He had to guess what the conversation was about, and he guessed something pleasant. In the next run, say what happened and when before you say anything kind.',
      sentence: '“Three dates, no note, ninety minutes on Tuesday.”',
    },
    nextStep: {
      heading: 'A time, and sooner',
      text: 'What happens next came late, or did not come. In the next run, ask for it as soon as he has said what stopped him, and do not get up before each of you has named one thing with a time in it.',
      sentence: '“What do you send, to whom, by when? And what do you need from me?”',
    },
    harder: {
      heading: 'A harder Tomas',
      text: 'This one gave you room. In the next run let him say that he has an offer from somewhere else, in your second sentence, and see what is left of your plan.',
      sentence: '“Thank you for telling me. I still want to talk about Tuesday.”',
    },
  },
  labels: {
    you: 'You',
    criteria: { listening: 'Listening', clarity: 'Clarity', nextStep: 'Next step' },
    marks: ['not yet', 'partly', 'yes'],
    moods: {
      unaware: 'If he does not know yet what it is about',
      guarded: 'If he is on his guard',
      open: 'If he is with you',
    },
    turn: 'Turn',
    of: 'of',
    choose: 'What do you say?',
    feedback: 'Notes on turn',
    undo: 'Say it differently',
    restart: 'Start again',
    over: 'The conversation is over.',
    ending: 'What the night shift finds',
    chart: 'Your three turns',
    advice: 'What a coach would try next',
    trySaying: 'To try:',
    demo: 'Book Demo',
    script: 'Read every answer and reply',
  },
}
