/** Names of which a question tells how they begin or end, without quotation marks. The format is read by `read-asked.ts`. */
export const PARTS_OF_NAMES_TABLES = String.raw`
@ ferries
# lines
[["line_id","integer"],["title","text"],["nickname","text"],["region","text"]]
[1,"North Sound Ferries","Gull","Lofoten"]
[2,"North Cape Boats","Old North","Finnmark"]
[3,"Fjord Lines","Fast North","Hordaland"]
[4,"True North","Gannet","Troms"]
# piers
[["pier_id","integer"],["name","text"],["line_id","integer"]]
[1,"Salt Quay",1]
[2,"Salt Steps",3]
[3,"Old Quay",3]
[4,"Lower Salt",4]
? What are the regions of all lines whose titles start with North?
= [["Lofoten"],["Finnmark"]]
? Which lines have a title that begins with North Cape?
= [["North Cape Boats"]]
? How many piers have names that end with Quay?
= [[2]]
? Which piers have a name that starts with Salt?
= [["Salt Quay"],["Salt Steps"]]
? Show the titles of lines whose nickname ends with north
= [["North Cape Boats"],["Fjord Lines"]]
? How many lines are there whose title does not start with North?
= [[2]]
? Count the piers whose name starts with salt.
= [[2]]
? Find the regions of lines whose title ends with Lines.
= [["Hordaland"]]
`
