-- Boards are asked by turns, those of accounts and those of cities: of each kind the longest unasked.

CREATE INDEX radar_boards_by_kind ON radar_boards (name GLOB 'a:*', asked_at);
