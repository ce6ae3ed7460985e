/** Words without meaning for a search. They aren't indexed in body text or required in queries. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could d did do does doing don ' +
    'for from get give had has have having he her here him his how i if in into is it its just like ll m many me more most much my need ' +
    'no not of on one or our out over own re s she should so some such t than that the their them then there these they ' +
    'this those through to too up us ve very want was we were what when where which while who why will with would you your'
  ).split(' '),
)
