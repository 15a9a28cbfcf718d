// boardgame.io's own server at a free port of this machine, which it prints: node boardgame_server.js [FOLDER]
// With a folder it keeps games in files there (FlatFile), else in memory.
const { Server, FlatFile } = require('boardgame.io/server');
const { LostCities } = require('./lost_cities.js');

const folder = process.argv[2];
const server = Server({
  games: [LostCities],
  origins: [],
  db: folder ? new FlatFile({ dir: folder }) : undefined,
});

server
  .run({ port: { host: '127.0.0.1', port: 0 } })
  .then(({ appServer }) => console.log(appServer.address().port));
