-- Boards are asked by kind (0031): the index of all of them together is read by no statement, and each audit wrote it.

DROP INDEX radar_boards_unasked;
