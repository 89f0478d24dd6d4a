module example.com/realestate

go 1.24
